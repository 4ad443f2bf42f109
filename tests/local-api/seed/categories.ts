type WorkSeed = { name: string; points: string[] }
type CategorySeed = { name: string; works: WorkSeed[] }

/** Oldest first. No point contains a comma: commas separate the points. */
export const categories: CategorySeed[] = [
  {
    name: 'Nursing in Germany',
    works: [
      {
        name: 'Staff nurse, hospital ward',
        points: [
          'B.Sc. Nursing or GNM',
          'German B2 before registration',
          'Recognition of the certificate through the state authority',
          'Shift work',
        ],
      },
      {
        name: 'Intensive care nurse',
        points: [
          'B.Sc. Nursing or GNM',
          'Two years in an intensive care unit',
          'German B2',
          'Adaptation course on arrival',
        ],
      },
      {
        name: 'Nursing trainee (Ausbildung)',
        points: [
          'Plus Two passed',
          'German B1 or better',
          'Three years of paid training',
          'Starts in April or October',
        ],
      },
      {
        name: 'Operating theatre technician',
        points: ['Diploma in operation theatre technology', 'German B2', 'Hospital experience'],
      },
    ],
  },
  {
    name: 'Caregivers in Austria',
    works: [
      {
        name: 'Care assistant, elderly home',
        points: [
          'Caregiver course of at least six months',
          'German B1 or better',
          'Day and night shifts',
        ],
      },
      {
        name: 'Home carer',
        points: ['Nursing assistant certificate', 'German B1', 'Driving licence helps'],
      },
      {
        name: 'Disability support worker',
        points: ['Social work or nursing background', 'German B1', 'Police clearance certificate'],
      },
    ],
  },
  {
    name: 'Hospitality in Malta',
    works: [
      {
        name: 'Front office associate',
        points: [
          'Hotel management diploma or degree',
          'Fluent spoken English',
          'One year at a reception desk',
          'Skills Pass before the permit',
        ],
      },
      {
        name: 'Housekeeping attendant',
        points: ['Plus Two passed', 'Basic English', 'Skills Pass before the permit'],
      },
      {
        name: 'Restaurant server',
        points: [
          'Food and beverage service course',
          'Good spoken English',
          'Evening and weekend shifts',
        ],
      },
      {
        name: 'Commis chef',
        points: ['Kitchen training or diploma', 'Food safety certificate', 'Basic English'],
      },
    ],
  },
  {
    name: 'Warehouse in Poland',
    works: [
      {
        name: 'Order picker',
        points: [
          'Plus Two passed',
          'Basic English',
          'Standing work',
          'Work permit by the employer',
        ],
      },
      {
        name: 'Forklift operator',
        points: [
          'Forklift licence at home and a Polish examination later',
          'Two years of practice',
          'Shift work',
        ],
      },
      {
        name: 'Packing line worker',
        points: ['Tenth standard passed', 'Good eyesight and steady hands', 'Shift work'],
      },
    ],
  },
  {
    name: 'IT in Ireland',
    works: [
      {
        name: 'Software developer',
        points: [
          'Degree in computing or a related field',
          'Three years of practice',
          'Critical Skills Employment Permit for eligible roles',
          'Fluent English',
        ],
      },
      {
        name: 'Test automation engineer',
        points: ['Degree in computing', 'Scripting and browser testing', 'Fluent English'],
      },
      {
        name: 'Cloud support engineer',
        points: ['Linux and networking', 'Cloud provider certificate', 'On-call weeks'],
      },
      {
        name: 'Data analyst',
        points: ['Statistics or computing degree', 'SQL and spreadsheets', 'Clear written English'],
      },
    ],
  },
  {
    name: 'Welders in Lithuania',
    works: [
      {
        name: 'MIG/MAG welder',
        points: [
          'ITI welder certificate',
          'Two years of practice',
          'Test piece before the contract',
        ],
      },
      {
        name: 'TIG welder',
        points: ['ITI welder certificate', 'Stainless steel practice', 'Reads technical drawings'],
      },
      {
        name: 'Pipe fitter',
        points: ['ITI fitter certificate', 'Three years of practice', 'Work at height'],
      },
    ],
  },
  {
    name: 'Construction in New Zealand',
    works: [
      {
        name: 'Carpenter',
        points: [
          'Trade certificate',
          'Three years on building sites',
          'English as the visa category asks',
          'Accredited employer only',
        ],
      },
      {
        name: 'Steel fixer',
        points: ['Three years of practice', 'Reads bar schedules', 'Site safety course'],
      },
      {
        name: 'Electrician',
        points: ['Trade certificate', 'Registration with the electrical board', 'Good English'],
      },
    ],
  },
  {
    name: 'Cooks in Portugal',
    works: [
      {
        name: 'Indian cuisine cook',
        points: ['Three years in a restaurant kitchen', 'Food safety certificate', 'Basic English'],
      },
      {
        name: 'Tandoor chef',
        points: ['Five years at the tandoor', 'Reference letters', 'Evening shifts'],
      },
      {
        name: 'Kitchen helper',
        points: ['Tenth standard passed', 'Basic English or Portuguese', 'Standing work'],
      },
    ],
  },
  {
    name: 'Truck drivers in Canada',
    works: [
      {
        name: 'Long-haul truck driver',
        points: [
          'Heavy vehicle licence and a provincial licence on arrival',
          'Two years of practice',
          'Clean driving record',
          'English for road tests',
        ],
      },
      {
        name: 'Delivery driver',
        points: ['Light vehicle licence', 'Clean driving record', 'Good spoken English'],
      },
      {
        name: 'Heavy vehicle mechanic with experience in diesel engines and refrigerated trailers',
        points: [
          'ITI diesel mechanic certificate',
          'Three years of practice',
          'Own hand tools help',
        ],
      },
    ],
  },
  {
    name: 'Farming in Denmark',
    works: [
      {
        name: 'Dairy farm assistant',
        points: ['Agriculture diploma or farm practice', 'Early shifts', 'Basic English'],
      },
      {
        name: 'Greenhouse worker',
        points: ['Interest in plants', 'Seasonal contract', 'Basic English'],
      },
      {
        name: 'Agricultural trainee',
        points: [
          'Agriculture student or graduate',
          'Aged 18 to 29',
          'Training plan approved by SIRI',
        ],
      },
    ],
  },
  {
    name: 'Teaching in the United Arab Emirates',
    works: [
      {
        name: 'Primary teacher',
        points: ['Degree and B.Ed.', 'Attested certificates', 'Two years in a classroom'],
      },
      {
        name: 'Mathematics teacher',
        points: ['Mathematics degree and B.Ed.', 'Attested certificates', 'Fluent English'],
      },
      {
        name: 'School counsellor',
        points: ['Psychology master’s degree', 'Attested certificates', 'Malayalam or Hindi helps'],
      },
    ],
  },
  {
    name: 'Engineering in the Netherlands',
    works: [
      {
        name: 'Mechanical design engineer',
        points: [
          'Mechanical engineering degree',
          '3D modelling practice',
          'Recognised sponsor only',
          'Fluent English',
        ],
      },
      {
        name: 'Embedded systems engineer',
        points: ['Electronics degree', 'C and C++', 'Recognised sponsor only'],
      },
      {
        name: 'Wind turbine technician',
        points: [
          'Electrical or mechanical diploma',
          'Work at height',
          'Safety training on arrival',
        ],
      },
      {
        name: 'Process engineer',
        points: ['Chemical engineering degree', 'Plant experience', 'Good English'],
      },
    ],
  },
]
