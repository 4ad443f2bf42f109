import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { withChanges } from './use-list-address'

/** The way back from the form of one record (`?edit=`) to its list at the same path, in the list's former state. */
export function useBackToList() {
  const navigate = useNavigate()
  const { state }: { state: unknown } = useLocation()
  const [search] = useSearchParams()
  const back = { search: withChanges(search, { edit: '' }) }
  return { back, state, goBack: () => void navigate(back, { state }) }
}
