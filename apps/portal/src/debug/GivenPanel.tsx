import { Button, CodeBlock } from '@trade-portal/design-system'
import { useState } from 'react'
import { givenText } from './givenText.ts'
import { Panel, type SwitchPanelProps } from './Panel.tsx'

/** The settings as a story writes them. If the browser refuses to copy, the text can be selected. */
export function GivenPanel({ state }: Pick<SwitchPanelProps, 'state'>) {
  const text = givenText(state)
  const [copied, setCopied] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => undefined,
    )
  return (
    <Panel title="In a story">
      <CodeBlock>{text}</CodeBlock>
      <Button variant="secondary" width="full" onPress={() => void copy()}>
        {copied === text ? 'Copied' : 'Copy as given()'}
      </Button>
    </Panel>
  )
}
