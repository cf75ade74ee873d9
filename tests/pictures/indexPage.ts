import { failureList } from './failureList.ts'
import { escapeHtml, htmlPage, thumbnail } from '../studio/html.ts'
import type { Picture, PictureSet } from './picture.ts'

/**
 * All pictures by screen or component. Each is closed at first, so that the page stays short and loads little.
 * @param isCompared whether there is a page of differences beside it
 */
export function indexPage({ pictures, failures }: PictureSet, isCompared: boolean): string {
  const titles = Map.groupBy(pictures, ({ story }) => story.title)
  const failed = new Set(failures.map(({ story }) => story.id))
  const groups = [...titles].map(([title, group]) => groupOf(title, group, failed))
  const widths = unique(pictures.map(({ width }) => width)).toSorted((a, b) => a - b)
  const looks = unique(pictures.map(({ look }) => look))
  const body = [
    `<p>${pictures.length} pictures of ${unique(pictures.map(({ story }) => story.id)).length} stories.</p>`,
    isCompared ? '<p><a href="differences.html">Differences</a></p>' : '',
    failureList('Failed to render', failures),
    filter('Width', 'width', widths),
    filter('Brand', 'look', looks),
    '<button type="button" id="all">Open or close all</button>',
    ...groups,
    script,
  ]
  return htmlPage('Pictures', body.join('\n'))
}

function groupOf(title: string, pictures: readonly Picture[], failed: ReadonlySet<string>): string {
  const stories = Map.groupBy(pictures, ({ story }) => story.id)
  const rows = [...stories].map(([id, row]) => {
    const name = escapeHtml(row[0]?.story.name ?? id)
    const isFailed = failed.has(id)
    return `<h2 id="${id}"${isFailed ? ' class="failed"' : ''}>${name}${isFailed ? ' (failed)' : ''}</h2><div class="row">${row.map(figure).join('')}</div>`
  })
  const isFailed = [...stories.keys()].some((id) => failed.has(id))
  return `<details><summary${isFailed ? ' class="failed"' : ''}>${escapeHtml(title)} <small>${stories.size} stories, ${pictures.length} pictures</small></summary>${rows.join('\n')}</details>`
}

function figure({ file, look, width }: Picture): string {
  return thumbnail(`now/${file}`, `${width}, ${look}`, width, `data-width="${width}" data-look="${escapeHtml(look)}"`)
}

function filter(legend: string, key: string, values: readonly (string | number)[]): string {
  const boxes = values.map(
    (value) => `<label><input type="checkbox" checked data-key="${key}" value="${value}"> ${value}</label>`,
  )
  return `<fieldset><legend>${legend}</legend>${boxes.join('')}</fieldset>`
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

const script = `<script>
  const boxes = [...document.querySelectorAll('input[data-key]')]
  const apply = () => {
    const off = boxes.filter((box) => !box.checked)
    for (const figure of document.querySelectorAll('figure'))
      figure.hidden = off.some((box) => figure.dataset[box.dataset.key] === box.value)
  }
  for (const box of boxes) box.addEventListener('change', apply)
  apply()
  const groups = [...document.querySelectorAll('details')]
  document.getElementById('all').addEventListener('click', () => {
    const isOpen = groups.every((group) => group.open)
    for (const group of groups) group.open = !isOpen
  })
  if (groups.length === 1) groups[0].open = true
</script>`
