import { CodeBlock, Heading, Page, Stack } from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import { PageLink } from './PageLink.tsx'

interface DocsPageProps {
  readonly title: string
  /** Shown directly below the title, before the sections. */
  readonly intro?: ReactNode
  readonly children: ReactNode
}

export function DocsPage({ title, intro, children }: DocsPageProps) {
  const heading = <Heading level={1}>{title}</Heading>
  return (
    <main>
      <Page>
        <Stack space={intro === undefined ? 'large' : 'xlarge'}>
          {intro === undefined ? (
            heading
          ) : (
            <Stack space="medium">
              {heading}
              {intro}
            </Stack>
          )}
          {children}
        </Stack>
      </Page>
    </main>
  )
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack space="medium">
      <Heading level={2}>{title}</Heading>
      {children}
    </Stack>
  )
}

/** A labelled block of code, or of text exactly as it is sent. */
export function Code({ label, children }: { label: string; children: string }) {
  return (
    <section aria-label={label}>
      <CodeBlock>{children}</CodeBlock>
    </section>
  )
}

/** A link to a story that explains something. */
export function StoryLink({ story, children }: { story: string; children: string }) {
  return <PageLink path={`story/${story}`}>{children}</PageLink>
}

const breakIfNeeded = { overflowWrap: 'break-word' } as const

/** A name in a table column. It breaks across lines only if the window is too narrow for it. */
export function UnbrokenName({ children }: { children: string }) {
  return <span style={breakIfNeeded}>{children}</span>
}
