import styles from './departure-board.module.css'

/**
 * A departure board: a short label and a short value (letters and digits, at most about twelve)
 * on split-flap tiles; a changed tile flaps once, and not at all under reduced motion. Hidden from
 * screen readers: the caller says the same in words. Product 10, Motif.
 */
export function DepartureBoard({ label, value }: { label: string; value: string }) {
  // A tile's key is its place and its letter, so only a changed tile is re-rendered and flaps.
  const tiles = Array.from(value.toUpperCase(), (letter, place) => ({
    letter,
    key: `${place}${letter}`,
  }))
  return (
    <div className={styles.board} aria-hidden="true">
      <span className={styles.label}>{label}</span>
      <span className={styles.tiles}>
        {tiles.map(({ letter, key }) =>
          letter === ' ' ? (
            <span key={key} className={styles.gap} />
          ) : (
            <span key={key} className={styles.tile}>
              <span className={styles.letter}>{letter}</span>
            </span>
          ),
        )}
      </span>
    </div>
  )
}
