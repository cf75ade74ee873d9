/** Variables of CSS by name. */
export type Colours = Readonly<Record<string, string>>

/** Runs in the page: the variables that are set on the document's root. A brand sets there all that it changes. */
export function readColours(): Colours {
  const { style } = document.documentElement
  const names = [...style].filter((name) => name.startsWith('--'))
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]))
}

/** Runs in the page: replaces these variables. This is much faster than to show the story again in another brand. */
export function setColours(colours: Colours): void {
  const { style } = document.documentElement
  for (const name of [...style].filter((each) => each.startsWith('--'))) style.removeProperty(name)
  for (const [name, value] of Object.entries(colours)) style.setProperty(name, value)
}
