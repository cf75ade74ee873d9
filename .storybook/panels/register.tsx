// Storybook compiles the JSX of its manager to calls of `React`.
import React from 'react'
import { addons, types, useParameter, useStorybookApi } from 'storybook/manager-api'
import { AddonPanel, Button, SyntaxHighlighter } from '../internalComponents.ts'
import type { StorySource } from './storySources.ts'

type Parameters = Readonly<Record<string, unknown>> | undefined

const panel = {
  type: types.PANEL,
  match: ({ viewMode }: { readonly viewMode?: string | undefined }) => viewMode === 'story',
} as const

addons.register('portal/panels', () => {
  addons.add('portal/supplier', {
    ...panel,
    title: 'Supplier',
    disabled: (parameters: Parameters) => parameters?.['given'] === undefined,
    render: () => <SupplierFrame />,
  })
  addons.add('portal/code', {
    ...panel,
    title: 'Code',
    disabled: (parameters: Parameters) => parameters?.['storySource'] === undefined,
    render: () => <Code />,
  })
})

/** Whether a panel can be seen. Storybook renders all panels, so that each must wait until then by itself. */
function useIsOpen(id: string): boolean {
  const api = useStorybookApi()
  // On a phone, the panels are in a drawer and are rendered only while it is open.
  const isShown = api.getIsPanelShown() || window.matchMedia('(width < 600px)').matches
  return isShown && api.getSelectedPanel() === id
}

/** The page of a hidden story, because the manager's document has none of the portal's styles. */
function SupplierFrame() {
  if (!useIsOpen('portal/supplier')) return null
  return (
    // Not sandboxed, because it is a page of this Storybook that reads the story beside it.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      title="Supplier"
      src="iframe.html?id=supplier-panel--panel&viewMode=story"
      // Storybook's channel ignores frames with this attribute.
      data-is-storybook-thumbnail
      // Text as small as in the other panels.
      style={{ display: 'block', width: '100%', height: '100%', border: 0, zoom: 0.85 }}
    />
  )
}

const repository = process.env['STORYBOOK_REPOSITORY_URL']

/** The story as it is written, below the `meta` of its file. */
function Code() {
  const source = useParameter<StorySource | undefined>('storySource')
  const docs = useParameter<{ readonly source?: { readonly originalSource?: string } } | undefined>('docs')
  if (!useIsOpen('portal/code') || !source) return null
  const place = `${source.path}:${source.line}`
  return (
    <AddonPanel active>
      <React.Fragment>
        <div style={{ padding: '12px 12px 0', overflowWrap: 'anywhere' }}>
          {repository ? (
            <a href={`${repository}/${source.path}#L${source.line}`} target="_blank" rel="noreferrer">
              {place}
            </a>
          ) : (
            <React.Fragment>
              <code>{place}</code>{' '}
              <Button size="small" ariaLabel={false} onClick={() => void navigator.clipboard.writeText(place)}>
                Copy path
              </Button>
            </React.Fragment>
          )}
        </div>
        <SyntaxHighlighter language="tsx" copyable padded>
          {`${source.meta}\n\n${docs?.source?.originalSource ?? ''}`}
        </SyntaxHighlighter>
      </React.Fragment>
    </AddonPanel>
  )
}
