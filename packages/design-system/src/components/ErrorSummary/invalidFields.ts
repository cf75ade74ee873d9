import { controlOf } from '../FormControl/focusControl.ts'

export interface InvalidField {
  /** Of the element that takes the focus. */
  readonly id: string
  /** Stays the same when another element takes the place of the field. */
  readonly key: string
  readonly label: string
  /** The root element of the field. */
  readonly element: Element
}

/** A form with fewer fields is seen whole, so it needs no list. */
const leastFields = 4

/** The invalid fields of a long form that are displayed, in the order of the page; none for a short form. */
export function invalidFields(form: HTMLElement): InvalidField[] {
  // `usePlainField` and `fieldParts` give each field whose label is a text this mark.
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
