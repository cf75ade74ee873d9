/** A picture that is different, new or removed, or a story that failed. */
export interface Change {
  /** Title and name of the story, and the look, such as `Screens/Help/Downloads/States/Typical, pink`. */
  readonly title: string
  /** In CSS pixels. */
  readonly width?: string
  /** The pictures, as paths from the page. */
  readonly before?: string | undefined
  readonly now?: string | undefined
  readonly difference?: string | undefined
  readonly error?: string
}

/** A page for a pull request: what looks different since a commit, by screen. */
export function changesPage(commit: string, changes: readonly Change[]): string {
  const groups = Object.entries(Object.groupBy(changes, groupOf))
  const contents = groups.map(([name, found = []]) => `<li><a href="#${text(name)}">${text(name)}</a>: ${found.length}`)
  const sections = groups.map(
    ([name, found = []]) => `<h2 id="${text(name)}">${text(name)}</h2>${found.map(article).join('\n')}`,
  )
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>What looks different since ${text(commit)}</title>
<style>
  body { font: 15px/1.4 system-ui, sans-serif; margin: 2rem; color: #131e29 }
  article { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0.25rem 1rem; margin-block: 1rem 2rem }
  h3, pre { grid-column: 1 / -1; margin: 0; font-size: 1rem; white-space: pre-wrap }
  figure { margin: 0 } img { max-width: 100%; border: 1px solid #c9d3dc }
</style>
<h1>What looks different since ${text(commit)}</h1>
<p>${changes.length === 0 ? 'Nothing.' : `Pictures: ${changes.length}. Press one to see it alone.`}</p>
<ul>${contents.join('')}</ul>
${sections.join('\n')}
`
}

const groupOf = ({ title }: Change) => title.split('/').slice(0, -1).join(' / ')

function article({ title, width, before, now, difference, error }: Change): string {
  const heading = `${title.split('/').at(-1) ?? ''}${width === undefined ? '' : `, ${width} pixels wide`}`
  const figures = [figure('Before', before), figure('Now', now), figure('Difference', difference)].join('')
  return `<article><h3>${text(heading)}</h3>${error === undefined ? figures : `<pre>${text(error)}</pre>`}</article>`
}

function figure(label: string, path: string | undefined): string {
  if (path === undefined) return '<figure></figure>'
  const image = `<img src="${text(path)}" alt="${label}" loading="lazy">`
  return `<figure><figcaption>${label}</figcaption><a href="${text(path)}">${image}</a></figure>`
}

const text = (written: string) => written.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
