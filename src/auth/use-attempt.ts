import { useCallback, useEffect, useRef } from 'react'

/**
 * One attempt at a time: each call of the returned function aborts the attempt before and returns the new one's
 * signal; leaving the page aborts the last. After each wait, an aborted signal means that the answer is not wanted.
 */
export function useAttempt(): () => AbortSignal {
  const last = useRef<AbortController>(null)
  useEffect(() => () => last.current?.abort(), [])
  return useCallback(() => {
    last.current?.abort()
    const attempt = new AbortController()
    last.current = attempt
    return attempt.signal
  }, [])
}
