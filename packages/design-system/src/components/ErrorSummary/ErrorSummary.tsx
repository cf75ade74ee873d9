import { useEffect, useEffectEvent, useId, useRef, useState, type MouseEvent, type RefObject } from 'react'
import { announce } from '../../announcer/announce.ts'
import { Icon } from '../../icons/Icon.tsx'
import { controlOf, focusControl } from '../FormControl/focusFirstInvalid.ts'
import * as styles from './ErrorSummary.css.ts'

export interface ErrorSummaryProps {
  /** The form that contains this list and the fields. */
  form: RefObject<HTMLElement | null>
  /** How often sending has failed. The list is shown from the first failure on. */
  failedSubmits: number
  /**
   * Whether the form is being sent. If the last error disappears meanwhile, that is not announced, because the result of
   * sending is announced later.
   */
  isSending?: boolean
}

/**
 * Counts and lists the invalid fields at the top of a long form. Each entry is a link that moves the focus to its field.
 *
 * When the list appears, the first invalid field has the focus. The number of errors is therefore announced politely, after
 * the screen reader has read that field. It is announced again when sending fails again, and when nothing is left to correct.
 */
export function ErrorSummary({ form, failedSubmits, isSending = false }: ErrorSummaryProps) {
  const fields = useInvalidFields(form, failedSubmits > 0)
  const section = useRef<HTMLElement>(null)
  const lastShown = useRef(0)
  const heading = useId()
  const isShown = fields.length > 0
  const count = countText(fields.length)

  const announceAllCorrected = useEffectEvent(() => {
    if (!isSending) announce('Nothing needs attention any more')
  })
  const wasShown = useRef(false)
  useEffect(() => {
    // Counts the fields in the document, because `fields` may still be those of the previous submit.
    if (isShown && form.current) announce(countText(invalidFields(form.current).length))
    // Once a form has been sent and emptied, `failedSubmits` is 0. The errors disappear, but nothing is announced.
    else if (wasShown.current && failedSubmits > 0) announceAllCorrected()
    wasShown.current = isShown
  }, [isShown, form, failedSubmits])

  // Scrolls the list into view if there is space for it and the focused field; otherwise keeps the field in view.
  useEffect(() => {
    if (!isShown || lastShown.current === failedSubmits) return undefined
    lastShown.current = failedSubmits
    // Waits until the form's effect has moved the focus.
    const frame = requestAnimationFrame(() => {
      section.current?.scrollIntoView({ block: 'nearest' })
      document.activeElement?.scrollIntoView({ block: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [isShown, failedSubmits])

  return (
    <>
      {isShown && (
        <section ref={section} aria-labelledby={heading} className={styles.summary}>
          <h2 id={heading} className={styles.heading}>
            <Icon name="error" />
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
        </section>
      )}
    </>
  )
}

const countText = (count: number) => (count === 1 ? '1 thing needs attention' : `${count} things need attention`)

function goTo(event: MouseEvent, form: HTMLElement | null, key: string): void {
  // Keeps the page's address, because a router would treat the fragment as a route.
  event.preventDefault()
  // Searches again, because the field's element may have been replaced.
  const field = form && invalidFields(form).find((invalid) => invalid.key === key)
  if (field) focusControl(field.element)
}

interface InvalidField {
  /** Id of the element that takes the focus. */
  readonly id: string
  /** Stays the same if the field's element is replaced. */
  readonly key: string
  readonly label: string
  /** Root element of the field. */
  readonly element: Element
}

/** Only a form with at least this many fields lists its errors. Users see all fields of a shorter form at once. */
const leastFields = 4

/** The visible invalid fields of a long form, in the order of the page; none for a short form. */
function invalidFields(form: HTMLElement): InvalidField[] {
  // `usePlainField` sets `data-label` on each field with a text label.
  const fields = [...form.querySelectorAll('[data-label]')]
  if (fields.length < leastFields) return []
  return fields
    .filter((field) => field.matches('[data-invalid]') && field.checkVisibility())
    .map((element, at, all) => {
      const label = labelOf(element)
      const namesakes = all.slice(0, at).filter((other) => labelOf(other) === label)
      return { element, id: controlOf(element)?.id ?? '', key: `${label} ${namesakes.length}`, label }
    })
}

const labelOf = (field: Element) => field.getAttribute('data-label') ?? ''

const marks = { subtree: true, childList: true, attributes: true, attributeFilter: ['data-invalid'] }

/**
 * The invalid fields of a form. They are read from the document, as in `focusFirstInvalid`, to get them in the order of the
 * page and to leave out fields that are hidden.
 */
function useInvalidFields(form: RefObject<HTMLElement | null>, isActive: boolean): readonly InvalidField[] {
  const [fields, setFields] = useState<readonly InvalidField[]>([])
  useEffect(() => {
    const element = form.current
    if (!element || !isActive) return undefined
    const read = () =>
      setFields((before) => {
        const now = invalidFields(element)
        const isSame = now.length === before.length && now.every((field, at) => field.element === before[at]?.element)
        return isSame ? before : now
      })
    read()
    const observer = new MutationObserver(read)
    observer.observe(element, marks)
    return () => observer.disconnect()
  }, [form, isActive])
  return fields
}
