const { signal } = new AbortController()
const fields = { name: 'x', photo: 'x', description: 'x', details: 'x', category: 'x' }
const person = { name: 'x', email: 'x', phone: 'x', password: 'x' }

/** Code that sends something to the API. */
export const ASKS_API =
  /import .*\b(request|send|sendChange|sendWithPicture|deleteRow)\b.* from '@\/lib\//

/** Exports of such a module that do not ask themselves. */
export const ASKS_NOTHING = /(?:Query|Before)$|^has/

/** The table of calls: the arguments for each function that asks the API; `id` is any text. */
export const calls: Record<string, (id: string) => unknown[]> = {
  checkAccess: () => ['user'],
  createCategory: () => [fields],
  createCountry: () => [fields],
  createSubscription: () => [],
  createWork: () => [fields],
  deleteCategory: (id) => [id],
  deleteCountry: (id) => [id],
  deleteWork: (id) => [{ _id: id, category: id }],
  findProduct: (id) => [id, id],
  getCategories: () => [],
  getCountries: () => [],
  getCountry: (id) => [id],
  getOneUser: (id) => [id],
  getUsers: () => [],
  getWork: (id) => [id],
  getWorksOfCategories: (id) => [[id, 'other']],
  getWorksOfCategory: (id) => [id, () => true],
  isCategory: (id) => [id],
  loginUser: () => [person, signal],
  registerUser: () => [{ ...person, confirmPassword: 'x', invitecode: '' }],
  requestOtp: () => ['x', signal],
  resetPassword: () => ['x', 'x', signal],
  searchProducts: (keyword) => [keyword],
  updateCategory: (id) => [id, fields],
  updateCountry: (id) => [id, fields],
  updateProfile: () => [person],
  updateWork: (id) => [id, fields],
  verifyOtp: () => ['x', 'x', signal],
}
