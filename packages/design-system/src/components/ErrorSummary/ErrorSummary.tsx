import { useEffect, useEffectEvent, useId, useRef, type MouseEvent, type RefObject } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { announce } from '../../announcer/announce.ts'
import { focusControl } from '../FormControl/focusFirstInvalid.ts'
import { invalidFields } from './invalidFields.ts'
import { useInvalidFields } from './invalidFields.ts'
import * as styles from './ErrorSummary.css.ts'

export interface ErrorSummaryProps {
  /** The form that contains this list and the fields. */
  form: RefObject<HTMLElement | null>
  /** How often sending has failed. The list is shown from the first time on. */
  attempts: number
  /** While the form is sent, nothing is announced about errors that have gone; the result is announced. */
  isSending?: boolean
}

/**
 * Counts and lists the invalid fields at the top of a long form. Each is a link that moves the focus to its field.
 *
 * The focus itself belongs to the first invalid field. The count is therefore announced politely, after what the screen
 * reader says about that field; it is announced again while errors are corrected and when sending has failed again.
 */
export function ErrorSummary({ form, attempts, isSending = false }: ErrorSummaryProps) {
  const fields = useInvalidFields(form, attempts > 0)
  const section = useRef<HTMLElement>(null)
  const lastShown = useRef(0)
  const heading = useId()
  const isShown = fields.length > 0
  const count = fields.length === 1 ? '1 thing needs attention' : `${fields.length} things need attention`

  const tellMended = useEffectEvent(() => {
    if (!isSending) announce('Nothing needs attention any more')
  })
  const wasShown = useRef(false)
  useEffect(() => {
    if (isShown) announce(count)
    // Not for a form that was sent, which is gone or empty.
    else if (wasShown.current && attempts > 0) tellMended()
    wasShown.current = isShown
  }, [isShown, count, attempts])

  // The focused field stays in view; the list comes into view where there is room for both.
  useEffect(() => {
    if (!isShown || lastShown.current === attempts) return undefined
    lastShown.current = attempts
    // After the effect of the form that moves the focus.
    const frame = requestAnimationFrame(() => {
      section.current?.scrollIntoView({ block: 'nearest' })
      document.activeElement?.scrollIntoView({ block: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [isShown, attempts])

  return (
    <>
      {isShown && (
        <section ref={section} aria-labelledby={heading} className={styles.summary}>
          <Icon name="error" />
          <div className={styles.content}>
            <h2 id={heading} className={styles.heading}>
              {count}
            </h2>
            <ul className={styles.list}>
              {fields.map(({ id, key, label }) => (
                <li key={key}>
                  <a href={`#${id}`} className={styles.link} onClick={(event) => goTo(event, form.current, key)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  )
}

function goTo(event: MouseEvent, form: HTMLElement | null, key: string): void {
  // The address of the page stays: a router would take the fragment for a destination.
  event.preventDefault()
  // Read again, because the element of a field may have been replaced.
  const field = form && invalidFields(form).find((invalid) => invalid.key === key)
  if (field) focusControl(field.element)
}
