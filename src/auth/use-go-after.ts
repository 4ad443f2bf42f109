import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** Goes to `to` after `ms` milliseconds, unless the component has gone before. */
export function useGoAfter(ms: number, to: string, state?: unknown) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { state, replace: true }), ms)
    return () => clearTimeout(timer)
  }, [ms, to, state, navigate])
}
