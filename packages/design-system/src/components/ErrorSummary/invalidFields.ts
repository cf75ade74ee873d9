import { useEffect, useState, type RefObject } from 'react'
import { controlOf } from '../FormControl/focusFirstInvalid.ts'

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
export function invalidFields(form: HTMLElement): InvalidField[] {
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
export function useInvalidFields(form: RefObject<HTMLElement | null>, isActive: boolean): readonly InvalidField[] {
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
