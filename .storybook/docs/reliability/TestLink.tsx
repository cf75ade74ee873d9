import { Link, Text } from '@trade-portal/design-system'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { CaseTest } from '../../../tests/architecture/caseTests.ts'
import { storyGroup } from '../../sidebar/storyGroup.ts'
import { storyTitle } from '../../sidebar/storyTitle.ts'

export function TestLink({ test }: { test: CaseTest }) {
  const { kind, title, path } = test
  if (kind === 'story') {
    return (
      <Text as="div" size="small">
        {'Story: '}
        <Link href={storyHref(test)} isExternal>
          {title}
        </Link>
      </Text>
    )
  }
  return (
    <Text as="div" size="small">
      {`${kind === 'journey' ? 'Journey' : 'Unit test'}: ${title} (`}
      <code>{path.split('/').at(-1)}</code>)
    </Text>
  )
}

function storyHref({ path, story, title, tags }: CaseTest): string {
  const place = storyTitle(path, storyGroup({ story, name: title, tags })) ?? path
  return `./?path=/story/${toId(place, storyNameFromExport(story))}`
}
