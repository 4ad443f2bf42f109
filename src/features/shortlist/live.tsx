import { useApiQuery } from '@/lib/api/query'
import { shortlist as words } from '@/words/shortlist'
import { Drawing, StoredPrice } from './stored-parts'
import { linkedName } from './list-link'
import { liveQuery } from './live-api'
import type { SavedItem } from './schema'

/** Its photo, where the API has one. */
export function LivePicture({ item }: { item: SavedItem }) {
  const { data } = useApiQuery(liveQuery(item))
  return <Drawing item={item} photo={data?.photo ?? ''} />
}

/** What is new about it: a price, another name, that it is gone. */
export function LiveLines({ item }: { item: SavedItem }) {
  const { data } = useApiQuery(liveQuery(item))
  if (data === null) {
    return <p className="small">{item.kind === 'product' ? words.row.notFound : words.row.gone}</p>
  }
  const isNamed = !data || [data.name, linkedName(data.name)].includes(item.name)
  return (
    <>
      <StoredPrice item={{ ...item, price: data?.price ?? item.price }} />
      {!isNamed && <p className="small">{words.row.renamed(data.name)}</p>}
    </>
  )
}
