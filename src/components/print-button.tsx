import { useState } from 'react'
import { IconPath } from '@/components/art/small-icons'
import { printing } from '@/words/printing'
import { tryToPrint } from '@/lib/browser/sharing/try-to-print'

/** Drawn like those of `icon-paths`, but only here: pages that show other icons do not load it. */
const PRINTER =
  'M7 8.5V4h10v4.5M7 17H5a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1V16a1 1 0 0 1-1 1h-2M7 14h10v6H7z'

type Props = {
  /** What is printed, which decides on the other way that is offered. */
  of: Exclude<keyof typeof printing, 'silent'>
  children: string
}

/** Prints the page. Where nothing begins to print it says so, and what else can be done. Product 10, Paper. */
export function PrintButton({ of, children }: Props) {
  const [isSilent, setSilent] = useState(false)

  async function print() {
    setSilent(false)
    setSilent(!(await tryToPrint()))
  }

  return (
    <>
      <button type="button" className="button button-plain" onClick={() => void print()}>
        <IconPath d={PRINTER} size={20} />
        {children}
      </button>
      {isSilent && <p role="alert" data-paper="off">{`${printing.silent} ${printing[of]}`}</p>}
    </>
  )
}
