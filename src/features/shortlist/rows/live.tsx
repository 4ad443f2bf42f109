import { useApiQuery } from '@/lib/api/query'
import { shortlist as words } from '@/words/shortlist'
import { linkedName } from '@/features/shortlist/tools/list-link'
import type { SavedItem } from '@/features/shortlist/stored/schema'
import { shownName } from '@/features/shortlist/stored/shown-name'
import { Drawing, StoredPrice } from './stored-parts'
import { liveQuery } from './live-api'
import styles from './saved-row.module.css'

/** The item's photo, if the API has one. */
export function LivePicture({ item }: { item: SavedItem }) {
  const { data } = useApiQuery(liveQuery(item))
  return <Drawing item={item} photo={data?.photo ?? ''} />
}

/** What is new about it: a price, another name, or the text `gone` if it no longer exists. */
export function LiveLines({ item, gone }: { item: SavedItem; gone: string }) {
  const { data } = useApiQuery(liveQuery(item))
  if (data === null) {
    return <p className={styles.gone}>{item.kind === 'product' ? words.row.notFound : gone}</p>
  }
  const isNamed = !data || [data.name, linkedName(data.name)].includes(item.name)
  return (
    <>
      <StoredPrice item={{ ...item, price: data?.price ?? item.price }} />
      {!isNamed && (
        <p className="small">{words.row.renamed(shownName({ ...item, name: data.name }))}</p>
      )}
    </>
  )
}
