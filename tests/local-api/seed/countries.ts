/** Name, description, and details: one checkable point per line. Visa fees and quotas change, so none are here. */
type CountrySeed = { name: string; description: string; details: string[] }

export const countries: CountrySeed[] = [
  {
    name: 'Germany',
    description:
      'Most public universities in Germany charge no general tuition fee, and vocational training (Ausbildung) pays you while you learn a trade. Nurses, technicians and developers are welcome once their qualification is recognised. Good German opens almost every door, so start the language early.',
    details: [
      'Language: German; many master’s courses are taught in English',
      'Intakes: October (winter semester) and April (summer semester)',
      'Usually asked for: passport, APS certificate for Indian degrees, blocked account, health insurance, language certificate',
      'Check with: German Missions in India (india.diplo.de) and make-it-in-germany.com',
    ],
  },
  {
    name: 'Canada',
    description:
      'Canada has colleges and universities in every province, and each province also has its own programme for workers it needs. Study leads to a work permit for many graduates, if the college and the course are on the official lists. Check the lists before you pay a fee.',
    details: [
      'Language: English and French',
      'Intakes: September and January; some colleges also in May',
      'Usually asked for: passport, acceptance letter from a designated learning institution, proof of funds, biometrics, medical examination',
      'Check with: Immigration, Refugees and Citizenship Canada (canada.ca)',
    ],
  },
  {
    name: 'United Kingdom',
    description:
      'A master’s degree in the United Kingdom usually takes one year, which keeps living costs down. Students and workers both need a licensed sponsor, and the register of sponsors is public. We help you read an offer before you accept it.',
    details: [
      'Language: English',
      'Intakes: September and January; a few courses in May',
      'Usually asked for: passport, confirmation of acceptance (CAS) or certificate of sponsorship, proof of funds, tuberculosis test, English test',
      'Check with: UK Visas and Immigration (gov.uk)',
    ],
  },
  {
    name: 'Ireland',
    description:
      'Ireland is an English-speaking member of the European Union with a strong technology and medicine industry. Universities are spread from Dublin to Galway and Limerick. Work needs an employment permit for the exact job, so the offer comes first.',
    details: [
      'Language: English and Irish',
      'Intakes: September; some courses in January or February',
      'Usually asked for: passport, letter of acceptance, proof of fees paid, private medical insurance, proof of funds',
      'Check with: Immigration Service Delivery (irishimmigration.ie)',
    ],
  },
  {
    name: 'Australia',
    description:
      'Australia teaches everything from trades to research degrees, and its universities are used to students from Kerala. Nurses and many other professions register with an Australian board before they can work. Plan for the skills assessment as carefully as for the visa.',
    details: [
      'Language: English',
      'Intakes: February and July; some courses in November',
      'Usually asked for: passport, confirmation of enrolment (CoE), Overseas Student Health Cover, Genuine Student answers, proof of funds',
      'Check with: Department of Home Affairs (homeaffairs.gov.au)',
    ],
  },
  {
    name: 'New Zealand',
    description:
      'New Zealand is small, green and practical: eight universities, a national institute for trades, and employers who need an accreditation to hire from abroad. Construction, farming and health care look for skilled people. The accredited employer list is public.',
    details: [
      'Language: English, te reo Māori and New Zealand Sign Language',
      'Intakes: February or March, and July',
      'Usually asked for: passport, offer of place from an approved provider, proof of funds, insurance, chest X-ray',
      'Check with: Immigration New Zealand (immigration.govt.nz)',
    ],
  },
  {
    name: 'Poland',
    description:
      'Poland offers medical, technical and business degrees in English at fees below western Europe’s. Factories and warehouses hire with a work permit that the employer applies for. Ask to see the permit itself before you pay for a ticket.',
    details: [
      'Language: Polish; many degree courses are taught in English',
      'Intakes: October; some courses in February or March',
      'Usually asked for: passport, admission letter or work permit, travel medical insurance, proof of stay, proof of funds',
      'Check with: the Polish embassy and consulate (gov.pl/web/india)',
    ],
  },
  {
    name: 'Malta',
    description:
      'Malta is an island state where English is an official language, so hotels, hospitals and schools can train you without a new language. Work and residence come in one single permit. Some trades, such as hospitality, need a skills check before the permit.',
    details: [
      'Language: Maltese and English',
      'Intakes: October and February',
      'Usually asked for: passport, job contract or acceptance letter, health insurance, rental agreement, police clearance',
      'Check with: Identità (identita.gov.mt)',
    ],
  },
  {
    name: 'Lithuania',
    description:
      'Lithuania’s universities teach engineering, information technology and medicine in English at moderate fees. Its transport and metal industries hire drivers and welders from abroad. Foreign school and degree certificates are recognised by one national centre.',
    details: [
      'Language: Lithuanian; English in international courses',
      'Intakes: September; some courses in February',
      'Usually asked for: passport, mediation letter, recognised certificates, health insurance, proof of funds',
      'Check with: Migration Department (migracija.lrv.lt)',
    ],
  },
  {
    name: 'Portugal',
    description:
      'Portugal has mild winters, old universities and a tourism trade that needs cooks and hotel staff. Visas are issued before travel for a clear purpose, such as study or a job contract. A little Portuguese makes daily life far easier.',
    details: [
      'Language: Portuguese; some master’s courses are taught in English',
      'Intakes: September; some courses in February',
      'Usually asked for: passport, acceptance letter or work contract, criminal record certificate, travel insurance, proof of funds',
      'Check with: AIMA (aima.gov.pt) and the national visa portal (vistos.mne.gov.pt)',
    ],
  },
  {
    name: 'Austria',
    description:
      'Austria pairs low public university fees with a high standard of living. Skilled workers apply for the Red-White-Red Card, which counts points for training, experience, language and age. Care homes and hospitals ask for German at B1 or B2.',
    details: [
      'Language: German',
      'Intakes: October (winter semester) and March (summer semester)',
      'Usually asked for: passport, admission letter or job offer, health insurance, proof of funds, police clearance',
      'Check with: migration.gv.at and OeAD (oead.at)',
    ],
  },
  {
    name: 'Italy',
    description:
      'Italy offers regional scholarships that depend on family income, and many courses in English in the north. Applicants pre-enrol through one national portal before they ask for a visa. Seasonal and other work follows yearly quotas published by decree.',
    details: [
      'Language: Italian; many courses are taught in English',
      'Intakes: September or October',
      'Usually asked for: passport, Universitaly pre-enrolment, declaration of value or CIMEA statement, health insurance, proof of funds',
      'Check with: vistoperitalia.esteri.it',
    ],
  },
  {
    name: 'France',
    description:
      'France keeps public university fees low and teaches business and engineering in English at many schools. Students from India apply through Campus France, interview included. Keep every certificate in order: the file is checked before the visa.',
    details: [
      'Language: French; many master’s courses are taught in English',
      'Intakes: September; some courses in January',
      'Usually asked for: passport, Campus France registration, admission letter, proof of accommodation, proof of funds',
      'Check with: Campus France India and france-visas.gouv.fr',
    ],
  },
  {
    name: 'Spain',
    description:
      'Spain is strong in hospitality, architecture and business, and Spanish is spoken far beyond its borders. Long student visas ask for a medical certificate and a police clearance. Both need an apostille and a sworn translation, so allow time.',
    details: [
      'Language: Spanish; Catalan, Galician and Basque in their regions',
      'Intakes: September or October; some courses in February',
      'Usually asked for: passport, admission letter, full medical insurance, medical certificate, police clearance, proof of funds',
      'Check with: Ministry of Foreign Affairs (exteriores.gob.es)',
    ],
  },
  {
    name: 'Netherlands',
    description:
      'The Netherlands teaches a large number of degrees in English, in universities and in practical universities of applied sciences. The university itself applies for your residence permit. Employers who hire from abroad are on a public register of recognised sponsors.',
    details: [
      'Language: Dutch; English is widely used in higher education',
      'Intakes: September and February',
      'Usually asked for: passport, admission letter, antecedents declaration, proof of funds, legalised birth certificate',
      'Check with: Immigration and Naturalisation Service (ind.nl)',
    ],
  },
  {
    name: 'Sweden',
    description:
      'Sweden has one national admission site for nearly all its universities, with clear dates each year. Engineering, design and life sciences are taught in English. Work permits need an offer on terms like those of Swedish colleagues.',
    details: [
      'Language: Swedish; most master’s courses for foreigners are in English',
      'Intakes: end of August; some courses in January',
      'Usually asked for: passport, admission through universityadmissions.se, proof of fees paid, health insurance, proof of funds',
      'Check with: Swedish Migration Agency (migrationsverket.se)',
    ],
  },
  {
    name: 'Finland',
    description:
      'Finland runs a calm, well-organised study system and looks for nurses, cooks and technology specialists. A study permit covers the whole length of the degree. Applications go through one national site.',
    details: [
      'Language: Finnish and Swedish; many degrees are taught in English',
      'Intakes: August or September; some courses in January',
      'Usually asked for: passport, admission through studyinfo.fi, proof of fees paid, insurance, proof of funds',
      'Check with: Finnish Immigration Service (migri.fi)',
    ],
  },
  {
    name: 'Denmark',
    description:
      'Denmark is known for wind energy, farming technology and design, and teaches many degrees in English. Skilled workers can use a published list of occupations in demand. The lists are renewed twice a year, so check the date.',
    details: [
      'Language: Danish; many degrees are taught in English',
      'Intakes: September and February',
      'Usually asked for: passport, admission letter or job contract, case order ID, proof of fees paid, proof of funds',
      'Check with: nyidanmark.dk',
    ],
  },
  {
    name: 'Switzerland',
    description:
      'Switzerland has famous hotel schools and federal institutes of technology. Places of work for people from outside Europe are limited and go to qualified specialists. Each canton decides on permits, so the process differs from place to place.',
    details: [
      'Language: German, French, Italian and Romansh, by region',
      'Intakes: September; some courses in February',
      'Usually asked for: passport, admission letter, study plan, proof of fees paid, proof of funds',
      'Check with: State Secretariat for Migration (sem.admin.ch)',
    ],
  },
  {
    name: 'Luxembourg',
    description:
      'Luxembourg is a small country with a large finance and technology trade and one public university with modest fees. People commonly use three languages in a day. Apply for the stay permit before you travel.',
    details: [
      'Language: Luxembourgish, French and German; English at the university',
      'Intakes: September; some courses in February',
      'Usually asked for: passport, enrolment certificate, police clearance, health insurance, proof of funds',
      'Check with: guichet.lu',
    ],
  },
  {
    name: 'United States',
    description:
      'The United States has more colleges than any one list can hold, and each decides on admission itself. The visa interview asks why you go, how you pay and what you will do afterwards. Honest, well-prepared answers matter more than a thick file.',
    details: [
      'Language: English',
      'Intakes: August or September (fall) and January (spring)',
      'Usually asked for: passport, form I-20, SEVIS fee receipt, DS-160 confirmation, proof of funds, interview',
      'Check with: travel.state.gov and studyinthestates.dhs.gov',
    ],
  },
  {
    name: 'Japan',
    description:
      'Japan welcomes language students, engineers and Specified Skilled Workers, care workers among them. The school or employer in Japan applies for your Certificate of Eligibility first. Japanese at N4 or better is the usual entry point for work.',
    details: [
      'Language: Japanese',
      'Intakes: April and October',
      'Usually asked for: passport, Certificate of Eligibility, Japanese test result, academic certificates, proof of funds',
      'Check with: Immigration Services Agency (moj.go.jp/isa) and the Embassy of Japan',
    ],
  },
  {
    name: 'United Arab Emirates',
    description:
      'The Emirates are a short flight from Kerala and home to many who speak Malayalam. The employer or the university sponsors your residence visa. An offer letter must be on the ministry’s own form: check its number before you resign at home.',
    details: [
      'Language: Arabic; English is widely used at work',
      'Intakes: September and January',
      'Usually asked for: passport, attested certificates, ministry offer letter or admission letter, medical fitness test, photograph',
      'Check with: MOHRE (mohre.gov.ae) and ICP (icp.gov.ae)',
    ],
  },
  {
    name: 'Singapore',
    description:
      'Singapore teaches in English, and Tamil is one of its official languages. Schools that take foreign students are registered, and the register is public. Every work pass is applied for by the employer and never by the worker.',
    details: [
      'Language: English, Malay, Mandarin and Tamil',
      'Intakes: August; some schools in January',
      'Usually asked for: passport, in-principle approval letter, admission letter, academic certificates, proof of funds',
      'Check with: ICA (ica.gov.sg) and Ministry of Manpower (mom.gov.sg)',
    ],
  },
]
