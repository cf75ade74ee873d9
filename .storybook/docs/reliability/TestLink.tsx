import { Link, Text } from '@trade-portal/design-system'
import type { CaseTest } from '../../../tests/architecture/caseTests.ts'
import { storyHref } from './storyHref.ts'

/** A story can be opened; of other tests the file and the title are told. */
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
