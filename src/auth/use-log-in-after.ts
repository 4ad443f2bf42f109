import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { goToLogin } from './led-to-login'

/**
 * Goes to the login page after `ms` milliseconds, unless the component has gone before. `known` is the
 * token that was there when the form was opened.
 */
export function useLogInAfter(ms: number, known: string | null, state: unknown) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => goToLogin(navigate, known, { state, replace: true }), ms)
    return () => clearTimeout(timer)
  }, [ms, known, state, navigate])
}
