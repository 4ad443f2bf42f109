import { memo, type ReactNode } from 'react'
import { ScenePicture } from '@/components/scene-picture'
import { langOfSent } from '@/lib/text/lang-of'
import styles from './record-card.module.css'

type Props = {
  /** Its id, by which it is found again. */
  id: string
  kind: 'country' | 'job'
  name: string
  /** As the API gave it. */
  photo: string
  children?: ReactNode
  /** Links and buttons, each with a name that says what it is for. */
  actions: ReactNode
}

/** One record of a list in the admin area: its picture, its name and its actions. */
export function RecordCard({ id, kind, name, photo, children, actions }: Props) {
  return (
    <li data-row={id} className={styles.card}>
      <Photo kind={kind} name={name} address={photo} />
      <h2 lang={langOfSent(name)} className={styles.name}>
        {name}
      </h2>
      {children}
      <div className={styles.actions}>{actions}</div>
    </li>
  )
}

/** Memoised, since a photo's address is a long text that need not be read again at each key press in the search. */
const Photo = memo(function Photo(props: { kind: Props['kind']; name: string; address: string }) {
  return <ScenePicture {...props} width={320} />
})

/** Cards side by side as far as there is room. */
export function RecordGrid({ children }: { children: ReactNode }) {
  return <ul className={`plain-list ${styles.grid}`}>{children}</ul>
}
