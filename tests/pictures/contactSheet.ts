import type { Differences } from './comparePictures.ts'
import { escapeHtml, htmlPage } from './html.ts'
import type { Story } from './stories.ts'
import type { Failure } from './visitStories.ts'

export interface Picture {
  readonly story: Story
  /** The width of the viewport, in CSS pixels. */
  readonly width: number
  /** The name of a brand, or `wireframe`. */
  readonly look: string
  /** The file's name, without its folder. */
  readonly file: string
}

interface Sheet {
  readonly pictures: readonly Picture[]
  readonly failures: readonly Failure[]
  /** The differences from the pictures in the folder `before`. */
  readonly differences?: Differences | undefined
}

/** A page with failures, changes, and all pictures by screen or component. */
export function contactSheet({ pictures, failures, differences }: Sheet): string {
  const titles = Map.groupBy(pictures, ({ story }) => story.title)
  const body = [
    `<p>${pictures.length} pictures of ${new Set(pictures.map(({ story }) => story.id)).size} stories.</p>`,
    failures.length === 0 ? '' : failureList(failures),
    differences ? changes(differences) : '',
    ...[...titles].map(([title, group]) => groupOf(title, group)),
  ]
  return htmlPage('Pictures', body.join('\n'))
}

function failureList(failures: readonly Failure[]): string {
  const items = failures.map(({ story, look, problem }) =>
    escapeHtml(`${story.title} / ${story.name} (${look}): ${problem.slice(0, 300)}`),
  )
  return `<div class="failures"><h2>Failed to render</h2><ul><li>${items.join('<li>')}</ul></div>`
}

/**
 * For each changed picture: the earlier picture, the new picture, and the changed pixels on white. The greatest change
 * comes first.
 */
function changes({ changed, unchanged, added, removed }: Differences): string {
  const rows = changed.map(({ file, share }) => {
    const [before, now] = [image(`before/${file}`), image(`now/${file}`)]
    // Never shows 0 %, because small changes matter too.
    const percent = share < 0.0001 ? 'less than 0.01 %' : `${(share * 100).toFixed(2)} %`
    return `<h3>${escapeHtml(file)}: ${percent}</h3><div class="row compared">${before}${now}<div class="difference">${before}${now}</div></div>`
  })
  return `<h2>${changed.length} pictures changed, ${unchanged} did not.</h2>${rows.join('\n')}
${fileList('Added', 'now', added)}${fileList('Removed', 'before', removed)}<h2>All pictures</h2>`
}

function fileList(heading: string, folder: string, files: readonly string[]): string {
  const links = files.map((file) => `<a href="${folder}/${file}">${file}</a>`)
  return files.length === 0 ? '' : `<h3>${heading}</h3><p>${links.join('<br>')}</p>`
}

/** A group of pictures, initially closed, so that the page is short and loads little. */
function groupOf(title: string, pictures: readonly Picture[]): string {
  const stories = [...Map.groupBy(pictures, ({ story }) => story.name)]
  const rows = stories.map(([name, group]) => {
    const figures = group.map(({ file, width, look }) => {
      const picture = `<a href="now/${file}">${image(`now/${file}`)}</a>`
      return `<figure style="width: ${Math.round(70 + width / 5)}px">${picture}<figcaption>${width}, ${look}</figcaption></figure>`
    })
    return `<h3>${escapeHtml(name)}</h3><div class="row">${figures.join('')}</div>`
  })
  const counts = `${stories.length} stories, ${pictures.length} pictures`
  return `<details><summary>${escapeHtml(title)} <small>${counts}</small></summary>${rows.join('\n')}</details>`
}

const image = (path: string) => `<img loading="lazy" src="${path}" alt="${path}">`
