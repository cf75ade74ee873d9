import { useEffect, useRef, type ReactNode } from 'react'
import { keepMeasures } from '../../parts/keepMeasures.tsx'
import { PlainButton } from '../../parts/PlainButton.tsx'
import * as styles from './FoldableFields.css.ts'

interface FoldableFieldsProps {
  /** Names the fields, such as "contact". */
  label: string
  /** The values of the fields as people read them. The first is the most important one. */
  facts: readonly string[]
  /** Whether phones and tablets show only the facts. */
  isFolded: boolean
  /**
   * Called when Change is pressed, and when the customer focuses or changes a field. If undefined, there is no Change.
   * @param place The element around the fields
   */
  onEnter: ((place: Element) => void) | undefined
  /** The fields. They stay in the document while they are folded, so that their form knows them. */
  children: ReactNode
}

/** Fields that phones and tablets show as one line with Change once they are filled in. Wider windows always show them. */
export function FoldableFields({ label, facts, isFolded, onEnter, children }: FoldableFieldsProps) {
  const place = useRef<HTMLDivElement>(null)
  const enter = () => place.current && onEnter?.(place.current)
  const fields = useRef<HTMLDivElement>(null)
  const isOpening = useRef(false)
  useEffect(() => {
    // The pressed button disappears. The focus moves to the fields, but not into one, which would open a phone's keyboard.
    if (!isFolded && isOpening.current) fields.current?.focus()
    isOpening.current = false
  }, [isFolded])
  const [first, ...others] = facts
  return (
    <div ref={place} className={styles.foldable}>
      {isFolded && (
        <div className={styles.line}>
          <div className={styles.facts}>
            <div>{keepMeasures(first)}</div>
            {others.length > 0 && <div className={styles.others}>{keepMeasures(others.join(' · '))}</div>}
          </div>
          {onEnter && (
            <PlainButton
              aria-label={`Change ${label}`}
              onPress={() => {
                isOpening.current = true
                enter()
              }}
              className={styles.change}
            >
              Change
            </PlainButton>
          )}
        </div>
      )}
      {/* Listens to the fields. Changes count too, because Safari does not focus a radio button that is pressed. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={fields}
        role="group"
        aria-label={label}
        tabIndex={-1}
        onFocus={enter}
        onChange={enter}
        className={isFolded ? styles.fields.folded : styles.fields.open}
      >
        {children}
      </div>
    </div>
  )
}
