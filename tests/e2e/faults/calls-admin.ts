import type { Write } from './call.ts'
import type { State } from './visit.ts'
import type { Fault } from './faults.ts'
import { ids } from './ids.ts'

const chosen = {
  picture: 'chosen',
  kept: { role: 'img', name: 'The chosen picture' },
} as const satisfies Partial<Write>

/** The server's message if it refused with one, otherwise the specified text. Product 8. */
const refusedOr =
  (words: string) =>
  ({ kind, says }: Fault) => [kind === 'refused' && says ? says : words]

/** After these faults it is unknown whether the change was saved: the page must claim neither. */
const neitherYesNorNo = new Set<Fault['kind']>(['no-answer', 'unreadable', 'odd', 'stranger'])

const gone = 'Nothing was saved: the server no longer has this.'

/** The note beside the form's button. */
function noteOn({ kind, status }: Fault) {
  if (neitherYesNorNo.has(kind)) return 'No answer came, so it is not known whether this was saved.'
  return status === 413
    ? 'Nothing was saved: the server takes no picture of this size'
    : 'Nothing was saved. What you typed is still here: try again in a moment.'
}

const formWords = (words: string) => (fault: Fault) => [...refusedOr(words)(fault), noteOn(fault)]
/** A record that the server no longer has existed before; a new one did not. */
const changeWords = (words: string) => (fault: Fault) => [
  ...refusedOr(words)(fault),
  fault.kind === 'not-found' ? gone : noteOn(fault),
]

const unshown = { 'an object of another kind': 'the shape of the answer is not specified' }
const ofUnread = {
  ...unshown,
  '404': 'no list was read that could still have it: it counts as deleted',
}

const named =
  (name: string) =>
  ({ names }: State) =>
    names.filter((each) => each === name).length
const goneFrom = (name: string) => (state: State) => 1 - named(name)(state)

const admin = { kind: 'write', who: 'admin' } as const

/** What administrators create, change and delete. Product 7, Category, Country, Work. */
export const adminCalls: readonly Write[] = [
  {
    ...admin,
    name: 'a new category',
    method: 'POST',
    path: '/api/v1/category/create-category',
    address: '/dashboard/admin/create-category',
    typed: { Name: 'Bakers in Iceland' },
    ...chosen,
    press: 'Create',
    busy: 'Creating...',
    words: formWords('Something went wrong in the input form'),
    success: 'Bakers in Iceland is created',
    except: unshown,
    effect: named('Bakers in Iceland'),
  },
  {
    ...admin,
    name: 'the change of a category',
    method: 'PUT',
    path: '/api/v1/category/update-category/',
    address: `/dashboard/admin/latestcoun?edit=${ids.nursing}`,
    typed: { Name: 'Nurses in Germany' },
    press: 'Save',
    busy: 'Updating...',
    picture: 'present',
    words: changeWords('Something went wrong in the input form'),
    success: 'Nurses in Germany is updated',
    except: unshown,
    effect: named('Nurses in Germany'),
  },
  {
    ...admin,
    name: 'the end of a category',
    method: 'DELETE',
    path: '/api/v1/category/delete-category/',
    address: '/dashboard/admin/latestcoun',
    kept: { role: 'heading', name: 'Engineering in the Netherlands' },
    press: 'Delete Engineering in the Netherlands',
    confirm: 'Delete',
    words: refusedOr('Delete failed'),
    success: 'Category is deleted',
    except: unshown,
    effect: goneFrom('Engineering in the Netherlands'),
  },
  {
    ...admin,
    name: 'a new country',
    method: 'POST',
    path: '/api/v1/country/createCountry',
    address: '/dashboard/admin/create-country',
    typed: { Name: 'Iceland', Description: 'Fire and ice.', Details: 'Language: Icelandic' },
    ...chosen,
    press: 'Create country',
    busy: 'Creating...',
    words: formWords('Something went wrong while creating the country'),
    success: 'Iceland is created',
    effect: named('Iceland'),
  },
  {
    ...admin,
    name: 'the change of a country',
    method: 'POST',
    path: '/api/v1/country/updateCountry/',
    address: `/dashboard/admin/updateCountry/${ids.germany}`,
    typed: { Name: 'Germany (north)', Details: 'Language: German' },
    press: 'Save',
    busy: 'Updating...',
    picture: 'present',
    words: changeWords('Update failed'),
    success: 'Country Updated Successfully',
    except: unshown,
    effect: named('Germany (north)'),
  },
  {
    ...admin,
    name: 'the end of a country',
    method: 'DELETE',
    path: '/api/v1/country/deleteCountry/',
    address: `/dashboard/admin/updateCountry/${ids.germany}`,
    typed: { Name: 'Germany (north)' },
    press: 'Delete this country',
    confirm: 'Delete',
    busy: 'Deleting...',
    words: refusedOr('Delete failed'),
    success: 'Country Deleted Successfully',
    except: ofUnread,
    effect: goneFrom('Germany'),
  },
  {
    ...admin,
    name: 'a new work',
    method: 'POST',
    path: '/api/v1/work/create-work',
    address: `/dashboard/admin/works?category=${ids.nursing}`,
    typed: { Name: 'Night nurse', 'Point 1': 'German B2' },
    ...chosen,
    press: 'Create work',
    busy: 'Creating...',
    words: formWords('Work creation failed'),
    success: 'Night nurse is created',
    except: unshown,
    effect: named('Night nurse'),
  },
  {
    ...admin,
    name: 'the change of a work',
    method: 'PUT',
    path: '/api/v1/work/update-work/',
    address: `/dashboard/admin/updatenews/${ids.nursing}?edit=${ids.nurse}`,
    typed: { Name: 'Ward nurse', 'Point 1': 'German B2' },
    press: 'Save',
    busy: 'Updating...',
    picture: 'present',
    words: changeWords('Something went wrong during update'),
    success: 'Updated successfully',
    except: unshown,
    effect: named('Ward nurse'),
  },
  {
    ...admin,
    name: 'the end of a work',
    method: 'DELETE',
    path: '/api/v1/work/delete-work/',
    address: `/dashboard/admin/updatenews/${ids.nursing}`,
    kept: { role: 'heading', name: 'Staff nurse, hospital ward' },
    press: 'Delete Staff nurse, hospital ward',
    confirm: 'Delete',
    words: refusedOr('Delete failed'),
    success: 'Deleted successfully',
    except: unshown,
    effect: goneFrom('Staff nurse, hospital ward'),
  },
]
