import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '@/components/art/small-icons'
import { browse } from '@/words/browse'
import { useReady } from '@/lib/browser/page/use-ready'
import { addressOf } from '@/lib/navigation/language'
import { paths } from '@/lib/navigation/paths'
import styles from './search-form.module.css'

const words = browse.search

/** The search field; the keyword is put into the address, so that a search can be shared and bookmarked. */
export function SearchForm({ keyword }: { keyword: string }) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(keyword)
  const isReady = useReady()
  /** Whether the page knew its address at the last check. */
  const knewAddress = useRef(false)
  const isSent = useRef(false)

  useEffect(() => {
    const isOwn = !knewAddress.current || isSent.current
    knewAddress.current = isReady
    // A new address puts its keyword into the field, which keeps the focus.
    if (shown.current === keyword) return
    const typed = isOwn && shown.current === '' ? input.current?.value.trim() : ''
    shown.current = keyword
    isSent.current = false
    // Text that was typed before the page knew its address stays, and so does text typed after Enter.
    if (input.current && (!typed || typed === keyword)) input.current.value = keyword
  }, [keyword, isReady])

  return (
    <form
      role="search"
      aria-label={words.label}
      action={addressOf(paths.search.path)}
      className={`needs-script ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault()
        isSent.current = true
        const sent = new FormData(event.currentTarget).get('q')
        void navigate(paths.search.href(typeof sent === 'string' ? sent.trim() : ''))
      }}
    >
      <label htmlFor="search-keyword">{words.label}</label>
      <p id="search-hint" className={styles.hint}>
        {words.hint}
      </p>
      <div className={styles.row}>
        <input
          ref={input}
          id="search-keyword"
          type="search"
          name="q"
          defaultValue={keyword}
          aria-describedby="search-hint"
          autoComplete="off"
          enterKeyHint="search"
          className={styles.input}
        />
        <button type="submit" className="button">
          <Icon name="search" size={18} />
          {words.button}
        </button>
      </div>
    </form>
  )
}
