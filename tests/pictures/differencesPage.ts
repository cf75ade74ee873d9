import type { Difference, Differences } from './comparePictures.ts'
import { failureList } from './failureList.ts'
import { escapeHtml, htmlPage, thumbnail } from '../studio/html.ts'
import type { Failure } from '../studio/openStudio.ts'
import type { Picture } from './picture.ts'

/** What changed since a revision: before, after and changes beside each other, the greatest change first. */
export function differencesPage(
  revision: string,
  { changed, unchanged, added, removed }: Differences,
  failures: readonly Failure[],
): string {
  const body = [
    '<p><a href="index.html">All pictures</a></p>',
    `<p>${changed.length} pictures changed, ${unchanged} did not.</p>`,
    failureList(`Failed to render in ${revision}`, failures),
    storyList('Added', added, 'now'),
    storyList('Removed', removed, 'before'),
    ...changed.map(row),
  ]
  return htmlPage(`Differences from ${revision}`, `<main class="differences">${body.join('\n')}</main>`)
}

function row({ before, after, share }: Difference): string {
  const { story, width, look, file } = after
  const title = `${story.title} / ${story.name}, ${width}, ${look}: ${percent(share)}`
  const figures = [
    thumbnail(`before/${before.file}`, 'Before', width),
    thumbnail(`now/${file}`, 'After', width),
    thumbnail(`changes/${file}`, 'Changes', width),
  ]
  return `<h2>${escapeHtml(title)}</h2><div class="row">${figures.join('')}</div>`
}

/** Small changes matter too, so they do not read as 0 %. */
const percent = (share: number) => (share < 0.0001 ? 'less than 0.01 %' : `${(share * 100).toFixed(2)} %`)

function storyList(heading: string, pictures: readonly Picture[], folder: string): string {
  if (pictures.length === 0) return ''
  const items = [...Map.groupBy(pictures, ({ story }) => story.id).values()].map((group) => {
    const links = group.map(
      ({ file, width, look }) => `<a href="${folder}/${file}">${escapeHtml(`${width} ${look}`)}</a>`,
    )
    const story = group[0]?.story
    return `<li>${escapeHtml(`${story?.title} / ${story?.name}`)}: ${links.join(', ')}</li>`
  })
  return `<h2>${heading}: ${items.length} stories</h2><ul>${items.join('')}</ul>`
}
