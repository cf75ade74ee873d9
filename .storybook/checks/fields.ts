import { describeElement, exposed, nameOf, dialogs } from './elements.ts'

const typed =
  'input:not([type=hidden], [type=checkbox], [type=radio], [type=color], [type=search], [readonly], [disabled], [tabindex="-1"]), textarea:not([readonly], [disabled])'

/** A quantity must be a spin button: screen readers step it with the arrow keys and announce its limits. */
export function quantityLimits(document: Document): string[] {
  return exposed(document, typed)
    .filter((field) => /\b(quantity|qty)\b/i.test(nameOf(field)))
    .filter((field) => !isSpinButton(field) || !(field.hasAttribute('aria-valuemin') || field.hasAttribute('min')))
    .map((field) => `${describeElement(field)} takes a quantity, and is no spin button with a least value.`)
}

const isSpinButton = (field: Element) => field.matches('[role=spinbutton], input[type=number]:not([role])')

/**
 * WCAG 1.3.5 requires an `autocomplete` token for fields about the user. Each entry pairs a pattern for the label with a
 * pattern for the token.
 */
const personal: readonly (readonly [RegExp, RegExp])[] = [
  [/^e-?mail/i, /email/],
  [/^(contact |delivery )?(phone|mobile|telephone)/i, /tel/],
  [/^(first|given) name/i, /given-name/],
  [/^(last|family) name|^surname/i, /family-name/],
  [/^(company|business)( name)?$/i, /organization/],
  [/^(street|address)( line)?( \d)?$/i, /street-address|address-line\d/],
  [/^(suburb|city|town)/i, /address-level2/],
  [/^state\b/i, /address-level1/],
  [/^(post ?code|zip)/i, /postal-code/],
  [/^user ?name$/i, /username/],
  [/^password$/i, /current-password|new-password/],
]

/** The fields that browsers can fill in, including the hidden `select` of a picker. */
const filledIn = `${typed}, select:not([disabled])`

export function autocompleteTokens(document: Document): string[] {
  return exposed(document, filledIn).flatMap((field) => {
    const label = labelOf(field)
    const needed = personal.find(([words]) => words.test(label))
    const token = field.getAttribute('autocomplete') ?? ''
    if (!needed || needed[1].test(token)) return []
    return [`The field "${label}" asks for personal data, and its autocomplete is "${token}".`]
  })
}

/**
 * Returns the label of the picker around a hidden `select`, because the label of the `select` itself contains its options.
 */
function labelOf(field: Element): string {
  const picker = field.matches('select') ? field.closest('[data-label]') : null
  return picker?.getAttribute('data-label') ?? nameOf(field)
}

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
