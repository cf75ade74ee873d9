import { useEffect, useState, type RefObject } from 'react'
import { invalidFields, type InvalidField } from './invalidFields.ts'

const marks = { subtree: true, childList: true, attributes: true, attributeFilter: ['data-invalid'] }

/**
 * The invalid fields of a form as it is displayed. They are read from the document, as `focusFirstInvalid` does: the
 * order is that of the page, and a field that is no longer asked for does not count.
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
