import { Link } from 'react-router-dom'

type Props = {
  text: string
  /** Where to go on: the words of each link, and its page. */
  ways: Readonly<Record<string, string>>
}

/** In place of a list without entries: says so, and leads on. Product 10, Ways on. */
export function EmptyList({ text, ways }: Props) {
  return (
    <>
      <p>{text}</p>
      <ul>
        {Object.entries(ways).map(([words, page]) => (
          <li key={words}>
            <Link to={page}>{words}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}
