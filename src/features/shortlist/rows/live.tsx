import { useEffect } from 'react'
import { OutsideText } from '@/components/outside-text'
import { useApiQuery } from '@/lib/api/query'
import { shortlist as words } from '@/words/shortlist'
import { linkedName } from '@/features/shortlist/tools/list-link'
import type { SavedItem } from '@/features/shortlist/stored/schema'
import { shortlist } from '@/features/shortlist/stored/store'
import { Drawing, ShownName, StoredPrice } from './stored-parts'
import { liveQuery } from './live-api'
import styles from './saved-row.module.css'

/** The item's photo, if the API has one. */
export function LivePicture({ item }: { item: SavedItem }) {
  const { data } = useApiQuery(liveQuery(item))
  return <Drawing item={item} photo={data?.photo ?? ''} />
}

/** The API's name of it; until that is there, the one that came with it. */
export function LiveName({ item }: { item: SavedItem }) {
  const { data } = useApiQuery(liveQuery(item))
  return <ShownName item={{ ...item, name: data?.name ?? item.name }} />
}

/**
 * What is new about it: a price, or the text `gone` if it no longer exists. What is saved gets the API's name and price;
 * of what was only `sent`, the sender's name is shown beside it.
 */
export function LiveLines({
  item,
  gone,
  sent = false,
}: {
  item: SavedItem
  gone: string
  sent?: boolean | undefined
}) {
  const { data } = useApiQuery(liveQuery(item))
  const isNamed = !data || [data.name, linkedName(data.name)].includes(item.name)

  // Where the API has no plain price now, the one that was saved is no longer right either.
  const price = data ? (data.price ?? undefined) : item.price
  const isAsStored = isNamed && price === item.price

  useEffect(() => {
    if (!data || isAsStored || sent) return
    shortlist.update(item, { name: isNamed ? item.name : data.name, price })
  }, [data, isAsStored, isNamed, item, price, sent])

  if (data === null) {
    return <p className={styles.gone}>{item.kind === 'product' ? words.row.notFound : gone}</p>
  }
  return (
    <>
      <StoredPrice item={{ ...item, price }} />
      {sent && !isNamed && (
        <p className="small">
          <OutsideText text={item.name} within={words.received.sent} />
        </p>
      )}
    </>
  )
}
