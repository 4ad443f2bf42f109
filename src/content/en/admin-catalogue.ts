/** Words of the administrators' forms and lists: countries, categories ("latest country"), works. */

/** What every form of the administration says. */
export const adminForm = {
  legend: 'Fields marked with * must be filled in.',
  /** At a field that is empty. */
  needed: (label: string) => `${label} is required`,
  /** In a toast when nothing is missing, but something cannot be right. */
  malformed: 'Please check what you typed',
  nothingSaved: 'Nothing was saved. What you typed is still here: try again in a moment.',
  /** After a send that no proper answer came to: the server may have done it. */
  notKnown:
    'No answer came, so it is not known whether this was saved. Look at the list before you try again. What you typed stays here while you look.',
  /** After a picture that was too heavy also at half its size. */
  tooLarge:
    'Nothing was saved: the server takes no picture of this size, not even a smaller copy of it. What you typed is still here. Choose another picture, or ask whoever runs the server to allow larger ones.',
  /** After a change of a record that the server does not have. */
  gone: 'Nothing was saved: the server no longer has this. Somebody may have deleted it meanwhile. What you typed is still here.',
  serverSays: (words: string) => `The server says: ${words}`,
  saving: 'Updating...',
  save: 'Save',
  cancel: 'Cancel',
  kept: 'This is what you typed here before and had not saved.',
  startAgain: 'Start again without it',
  unsaved: {
    heading: 'Leave without saving?',
    text: 'What you typed or chose on this page is not saved yet.',
    stay: 'Stay here',
    leave: 'Leave without saving',
  },
} as const

/** Of a field that takes a picture. */
export const adminPhoto = {
  choose: 'Choose a picture',
  chooseOther: 'Choose another picture',
  hint: 'Or drop one on this page, or paste one. It is made small enough for phones before it is sent.',
  none: 'No picture yet',
  notShown: 'The picture cannot be shown',
  preview: 'The chosen picture',
  present: 'The present picture stays unless you choose another one.',
  chosenBefore: 'The picture you chose before is still here.',
  preparing: 'Preparing the picture',
  keepPresent: 'Keep the picture shown',
  ready: (before: string, after: string) => `Was ${before}; will be sent as ${after}.`,
  dropHere: 'Drop the picture',
  troubles: {
    'not-a-picture': (file: string) =>
      `${file} is not a picture that this browser can open. Choose a JPEG, PNG or WebP file.`,
    heic: (file: string) =>
      `${file} is a HEIC photo, which this browser cannot open. Save it as JPEG first: on an iPhone, set Camera, Formats to Most Compatible, or share the photo by email to yourself.`,
    'too-large': (file: string) =>
      `${file} has too many pixels to be opened here. Save it smaller first, 8000 pixels wide at most.`,
  },
} as const

/** How large a picture is. */
export const measures = {
  bytes: (count: string) => `${count} bytes`,
  kilobytes: (count: string) => `${count} kB`,
  megabytes: (count: string) => `${count} MB`,
  picture: (sides: string, weight: string) => `${sides} pixels, ${weight}`,
} as const

/** Of the questions before something is deleted. */
export const adminDelete = {
  button: 'Delete',
  keep: 'Keep it',
  forGood: 'This cannot be undone.',
  notKnown:
    'No answer came, so it is not known whether it was deleted. Look at the list before you try again.',
} as const

/** A list of the administration with its search and pages. */
export const adminList = {
  edit: 'Edit',
  search: 'Search by name',
  noMatch: 'No name matches your search.',
  showAll: 'Show all again',
  count: (shown: number, all: number) =>
    shown === all ? `${all} in all` : `${shown} of ${all} match`,
  sort: 'Sort by',
  sorts: {
    '-made': 'Newest first',
    made: 'Oldest first',
    name: 'Name A to Z',
    '-name': 'Name Z to A',
  },
} as const

/** Of the pages on which countries are listed, made and changed. */
export const adminCountries = {
  listTitle: 'Countries',
  listLoading: 'Loading the countries',
  listFailed: 'The countries could not be loaded.',
  oneFailed: 'The country could not be loaded.',
  listEmpty: 'There are no countries yet.',
  add: 'Add a country',
  createTitle: 'Add a country',
  create: 'Create country',
  createdNext: 'Add the next one below, or go to',
  updateTitle: (name: string) => `Edit ${name}`,
  loading: 'Loading the country',
  unknown: 'There is no country at this address. It may have been deleted.',
  loadFailedTitle: 'Edit a country',
  backToList: 'Back to the countries',
  seePublic: 'See its public page',
  deleteThis: 'Delete this country',
  labels: { name: 'Name', description: 'Description', details: 'Details', photo: 'Photo' },
  hints: {
    name: 'A country that people go to, such as “Germany”.',
    description: 'What a visitor reads first: two or three plain sentences.',
    details: 'One point a line, such as “Language: German”.',
  },
} as const

/** The same for categories. */
export const adminCategories = {
  listTitle: 'Latest country',
  lede: 'Job categories: the four newest, as visitors see them on the home page.',
  listLoading: 'Loading the list',
  listFailed: 'The list could not be loaded.',
  listEmpty: 'There is no latest country yet.',
  add: 'Add a latest country',
  showAll: (count: number) => `Show all ${count}`,
  showLatest: 'Show the latest four only',
  allLede: 'All job categories; visitors find the four newest on the home page.',
  works: 'Works',
  createTitle: 'Add a latest country',
  create: 'Create',
  createdNext: 'Add the next one below, or go to',
  editTitle: (name: string) => `Edit ${name}`,
  backToList: 'Back to the list',
  unknown: 'There is none at this address. It may have been deleted.',
  labels: { name: 'Name', photo: 'Photo' },
  hints: { name: 'A job category, such as “Nursing in Germany”. Vacancies are listed under it.' },
  confirmDelete: 'Are you sure you want to delete this category?',
  deleteNote: 'Visitors then no longer find the works listed under it.',
} as const

/** The same for works. */
export const adminWorks = {
  createTitle: 'Add a work',
  lede: 'A work is a vacancy. It belongs to one job category of the list “Latest country”. To change or delete a work, open its category:',
  create: 'Create work',
  createdNext: 'Add the next one below, or go to',
  count: (works: number) => (works === 1 ? '1 work' : `${works} works`),
  worksOf: (category: string) => `Works of ${category}`,
  namelessTitle: 'Works of a country',
  listLabel: 'Works',
  loading: 'Loading the works',
  failed: 'The works could not be loaded.',
  oneLoading: 'Loading the work',
  oneFailed: 'The work could not be loaded.',
  empty: 'There is no work here yet.',
  add: 'Add a work here',
  editTitle: (name: string) => `Edit ${name}`,
  backToList: 'Back to the works',
  backToCategories: 'Back to the latest countries',
  unknownCategory: 'There is no country at this address. It may have been deleted.',
  unknownWork: 'There is no such work here. It may have been deleted or moved.',
  labels: { name: 'Name', category: 'Country', details: 'Details', photo: 'Photo' },
  hints: {
    name: 'The vacancy, such as “Staff nurse, hospital ward”.',
    category:
      'The job category of the vacancy, not the country it is in: one of the list “Latest country”, such as “Nursing in Germany”.',
    details:
      'What the vacancy offers and asks for. One short point in each line; Enter begins the next one.',
  },
  choose: 'Choose a job category',
  noCategories: 'There is no job category to choose yet. Add one under “Add Latest Country” first.',
  noneFound: 'No job category has these letters. Check the spelling, or type fewer letters.',
  confirmDelete: 'Are you sure you want to delete this work?',
} as const
