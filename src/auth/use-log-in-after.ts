import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { credentials } from '@/lib/api/credentials'
import { goToLogin } from './led-to-login'

/** Goes to the login page after `ms` milliseconds, unless the component has gone before. */
export function useLogInAfter(ms: number, state: unknown) {
  const navigate = useNavigate()
  useEffect(() => {
    const known = credentials.getToken()
    const timer = setTimeout(() => goToLogin(navigate, known, { state, replace: true }), ms)
    return () => clearTimeout(timer)
  }, [ms, state, navigate])
}
