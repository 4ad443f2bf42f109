import { type SubmitEvent, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '@/components/art/small-icons'
import { navigation } from '@/words/navigation'
import { addressOf } from '@/lib/navigation/language'
import { paths } from '@/lib/navigation/paths'
import styles from './header-search.module.css'

/** The search on every page. A plain form that opens /search; with code loaded, without a reload. */
export function HeaderSearch({ className = '' }: { className?: string | undefined }) {
  const id = useId()
  const navigate = useNavigate()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.querySelector<HTMLInputElement>('[name=q]')
    void navigate(paths.search.href(field?.value.trim()))
    // The bar is sticky: a second search replaces results whose reader is further down.
    window.scrollTo(0, 0)
  }

  return (
    <form
      role="search"
      aria-label={navigation.search.landmark}
      method="get"
      action={addressOf(paths.search.path)}
      className={`needs-script ${styles.search} ${className}`}
      onSubmit={submit}
    >
      <label htmlFor={id} className="visually-hidden">
        {navigation.search.label}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        placeholder={navigation.search.placeholder}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" aria-label={navigation.search.button}>
        <Icon name="search" size={18} />
      </button>
    </form>
  )
}
