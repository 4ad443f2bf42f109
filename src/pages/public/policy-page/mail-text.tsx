import { company } from '@/content/facts/company'

/** A sentence in which the consultancy's mail address can be pressed, if it is in it. Product 2, /policy. */
export function MailText({ text }: { text: string }) {
  const [before, ...after] = text.split(company.email)
  if (after.length === 0) return text
  return (
    <>
      {before}
      <a href={`mailto:${company.email}`}>{company.email}</a>
      {after.join(company.email)}
    </>
  )
}
