export interface Story {
  readonly id: string
  readonly title: string
  readonly name: string
}

export interface Look {
  readonly name: string
  /** As Storybook's toolbar would set them. */
  readonly globals: Readonly<Record<string, string>>
}

const style = `
  body { font: 14px system-ui; margin: 24px; background: #ddd }
  section > div { display: flex; gap: 12px; align-items: start; overflow-x: auto; padding-block-end: 12px }
  figure { margin: 0; flex: none } figcaption { color: #444 } img { display: block; border: 1px solid #999; max-width: 640px }
`

/** All pictures on one page: a line for each story and width, a column for each look. */
export function contactSheetPage(stories: readonly Story[], looks: readonly Look[], widths: readonly number[]): string {
  const lines = stories.flatMap(({ id, title, name }) =>
    widths.map((width) => {
      const pictures = looks.map((look) => {
        const alt = `${title}, ${name}, ${look.name}, ${width}`
        return `<figure><img loading="lazy" src="${id}.${width}.${look.name}.png" alt="${escape(alt)}"><figcaption>${look.name}</figcaption></figure>`
      })
      return `<section><h2>${escape(title)} – ${escape(name)} – ${width}</h2><div>${pictures.join('')}</div></section>`
    }),
  )
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>${lines.join('\n')}`
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
