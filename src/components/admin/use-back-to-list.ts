import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { withChanges } from './use-list-address'

/** From the form of one record (`?edit=`) back to its list at the same path, as the list stood. */
export function useBackToList() {
  const navigate = useNavigate()
  const { state }: { state: unknown } = useLocation()
  const [search] = useSearchParams()
  const back = { search: withChanges(search, { edit: '' }) }
  return { back, state, goBack: () => void navigate(back, { state }) }
}
