import { describeElement } from './describeElement.ts'
import { exposed } from './exposed.ts'
import { nameOf } from './nameOf.ts'
import { dialogs } from './selectors.ts'

const groups = `${dialogs}, fieldset, table:not([role=presentation]), [role=group], [role=radiogroup], [role=listbox], [role=table], [role=grid], [role=menu], [role=tablist], [role=toolbar], [aria-label='']`

export function namedGroups(document: Document): string[] {
  return exposed(document, groups)
    .filter((group) => nameOf(group) === '')
    .map((group) => `${describeElement(group)} is a group without a name.`)
}

const fields =
  'input:not([type=hidden], [type=radio], [type=submit], [type=button], [tabindex="-1"]), select:not([tabindex="-1"]), textarea, [role=spinbutton]:not(input)'
const named = `${dialogs}, section, fieldset, [role=group], [role=region], form`
const several = 4

/** Fields of a long form must be in named groups, which screen readers announce with the field. */
export function formGroups(document: Document): string[] {
  return exposed(document, 'form').flatMap((form) => {
    const all = exposed(form, fields)
    if (all.length < several) return []
    return all
      .filter((field) => !isInNamed(field))
      .map((field) => `${describeElement(field)} is one of ${all.length} fields of a form, and in no named group.`)
  })
}

function isInNamed(field: Element): boolean {
  for (let group = field.parentElement?.closest(named); group; group = group.parentElement?.closest(named)) {
    if (nameOf(group) !== '') return true
  }
  return false
}
