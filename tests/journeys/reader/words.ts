import { inReadingOrder, type AccessibleNode } from './accessibilityTree.ts'

/** Spoken names of roles. An empty name is not spoken. */
const roleWords: Readonly<Record<string, string>> = {
  button: 'button',
  link: 'link',
  textbox: 'text field',
  searchbox: 'search field',
  spinbutton: 'spin button',
  combobox: 'combo box',
  checkbox: 'check box',
  switch: 'switch',
  radio: 'radio button',
  heading: 'heading',
  option: '',
  menuitem: '',
  menuitemradio: '',
  listitem: '',
  tab: 'tab',
  dialog: 'dialog',
  alertdialog: 'alert dialog',
  image: 'graphic',
  columnheader: 'column header',
  StaticText: '',
}

/** Spoken names of containers that the focus enters. Those in `onlyNamed` are spoken only if they have a name. */
const containerWords: Readonly<Record<string, string>> = {
  banner: 'banner landmark',
  main: 'main landmark',
  navigation: 'navigation landmark',
  complementary: 'complementary landmark',
  contentinfo: 'content information landmark',
  search: 'search landmark',
  form: 'form landmark',
  region: 'region',
  group: 'group',
  radiogroup: 'radio group',
  toolbar: 'toolbar',
  dialog: 'dialog',
  alertdialog: 'alert dialog',
  list: 'list',
  listbox: 'list box',
  menu: 'menu',
  tablist: 'tab list',
  table: 'table',
  grid: 'table',
}
const onlyNamed = new Set(['form', 'region', 'group', 'toolbar'])

/** Roles of items in a set, with the role of the set. */
const sets: Readonly<Record<string, string>> = {
  option: 'listbox',
  menuitem: 'menu',
  menuitemradio: 'menu',
  radio: 'radiogroup',
  tab: 'tablist',
}

/** What is said about an element, part by part. Parts that change are said again. */
export function spokenParts(node: AccessibleNode): string[] {
  const { role, name, value, description, states } = node
  const isText = ['textbox', 'searchbox', 'combobox', 'spinbutton'].includes(role)
  const saidIf = (state: string, isSet: boolean, words: string) => (states.get(state) === String(isSet) ? words : '')
  return [
    name,
    [roleOf(node), headingAround(node)].filter((word) => word !== '').join(', '),
    // If there is a `valuetext`, it is spoken instead of the value.
    states.get('valuetext') || (value === name ? '' : value),
    saidIf('expanded', true, 'expanded') || saidIf('expanded', false, 'collapsed'),
    toggled(states.get('checked'), 'checked'),
    toggled(states.get('pressed'), 'pressed'),
    saidIf('selected', true, 'selected'),
    states.has('current') && states.get('current') !== 'false' ? 'current' : '',
    saidIf('required', true, 'required'),
    isText ? saidIf('readonly', true, 'read only') : '',
    saidIf('invalid', true, 'invalid entry'),
    saidIf('disabled', true, 'unavailable'),
    positionOf(node),
    description,
  ]
}

function roleOf({ role, states }: AccessibleNode): string {
  const word = roleWords[role] ?? role
  const opens = { menu: 'menu button', listbox: 'button that opens a list', dialog: 'button that opens a dialog' }
  if (role === 'button') {
    return Object.entries(opens).find(([popup]) => popup === states.get('hasPopup'))?.[1] ?? word
  }
  return role === 'heading' ? levelOf(states) : word
}

/** The level of the heading around a control. */
const headingAround = ({ role, parent }: AccessibleNode) =>
  role !== 'StaticText' && parent?.role === 'heading' ? levelOf(parent.states) : ''

const levelOf = (states: AccessibleNode['states']) => `heading level ${states.get('level') ?? ''}`

function toggled(state: string | undefined, word: string): string {
  if (state === undefined) return ''
  if (state === 'mixed') return `partly ${word}`
  return state === 'true' ? word : `not ${word}`
}

function positionOf(node: AccessibleNode): string {
  const owner = sets[node.role]
  if (owner === undefined) return ''
  let set = node.parent
  while (set && set.role !== owner) set = set.parent
  if (!set) return ''
  const members = inReadingOrder(set).filter(({ role }) => role === node.role)
  return `${members.findIndex(({ elementId }) => elementId === node.elementId) + 1} of ${members.length}`
}

/** What is said about a container that the focus enters; undefined for nothing. */
export function containerOf(node: AccessibleNode): string | undefined {
  const { role, name, children } = node
  const word = containerWords[role]
  if (word === undefined || (onlyNamed.has(role) && name === '')) return undefined
  const items = children.filter((child) => child.role === 'listitem').length
  const counted = role === 'list' ? `list with ${items} ${items === 1 ? 'item' : 'items'}` : word
  const text = role === 'alertdialog' ? dialogText(node) : node.description
  return [name, counted, text].filter((part) => part !== '').join(', ')
}

/** The whole text of an alert dialog, which screen readers read when it opens. */
export function dialogText(dialog: AccessibleNode): string {
  const title = dialog.name
  return inReadingOrder(dialog)
    .filter(({ role, parent, name }) => role === 'StaticText' && parent?.role !== 'button' && name !== title)
    .map(({ name }) => name)
    .join(' ')
}
