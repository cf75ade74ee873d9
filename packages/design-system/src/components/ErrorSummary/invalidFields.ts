import { useEffect, useState, type RefObject } from 'react'
import { controlOf } from '../FormControl/focusFirstInvalid.ts'

interface InvalidField {
  /** The id of the element that takes the focus. */
  readonly id: string
  /** Stays the same when the element of the field is replaced. */
  readonly key: string
  readonly label: string
  /** The root element of the field. */
  readonly element: Element
}

/** A form with fewer fields needs no list, because it is seen whole. */
const leastFields = 4

/** The invalid fields of a long form that are displayed, in the order of the page; none for a short form. */
export function invalidFields(form: HTMLElement): InvalidField[] {
  // `usePlainField` sets `data-label` on each field whose label is a text.
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
 * The invalid fields of a form as it is displayed. They are read from the document, as in `focusFirstInvalid`, so they
 * have the order of the page, and a field that is no longer shown does not count.
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
