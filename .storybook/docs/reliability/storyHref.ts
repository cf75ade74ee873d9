import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** Where Storybook shows a story. Its title follows from the path, without a file name that repeats its folder's, in whatever letter case. */
export function storyHref(path: string, story: string): string {
  const title = path
    .replace(/^packages\/|^apps\/portal\/src\//, '')
    .replace(/\.stories\.tsx$/, '')
    .replace(/\/([^/]+)\/\1$/i, '/$1')
  return `./?path=/story/${toId(title, storyNameFromExport(story))}`
}
