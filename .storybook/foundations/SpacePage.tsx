import { Heading, Page, Stack, Table, Text } from '@trade-portal/design-system'
import { vars } from '@trade-portal/design-system/theme'
import { useComputed } from './useComputed.ts'

const { none: _none, ...steps } = vars.space

export function SpacePage() {
  const widths = useComputed('padding-left', steps)
  return (
    <main>
      <Page>
        <Stack space="large">
          <Heading level={1}>Space</Heading>
          <Text>
            All distances are multiples of one grid row. Only layout components set space: Stack and Inline between
            their children, Grid and Split between columns, Page at the sides, where it also sets the maximum width. No
            other component has a margin of its own.
          </Text>
          <Table
            label="Steps"
            columns={[
              { key: 'sample', header: 'Sample' },
              { key: 'name', header: 'Name' },
              { key: 'width', header: 'Now', align: 'end' },
            ]}
            rows={Object.entries(steps).map(([name, width]) => ({
              key: name,
              cells: { sample: <Bar width={width} />, name, width: widthOf(name, widths) },
            }))}
          />
        </Stack>
      </Page>
    </main>
  )
}

const widthOf = (name: string, widths: Readonly<Record<string, string>>) => widths[name]

function Bar({ width }: { readonly width: string }) {
  return <span style={{ display: 'inline-block', width, height: '1rem', background: vars.color.primaryOutline }} />
}
