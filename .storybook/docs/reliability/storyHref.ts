import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { CaseTest } from '../../../tests/architecture/caseTests.ts'
import { storyGroup } from '../../sidebar/storyGroup.ts'
import { storyTitle } from '../../sidebar/storyTitle.ts'

/** Where Storybook shows a story that covers cases. */
export function storyHref({ path, story, title, tags }: CaseTest): string {
  const place = storyTitle(path, storyGroup({ story, name: title, tags })) ?? path
  return `./?path=/story/${toId(place, storyNameFromExport(story))}`
}
