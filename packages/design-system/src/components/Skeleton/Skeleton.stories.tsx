import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from '../../layout/Grid.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { DescriptionListSkeleton } from '../DescriptionList/DescriptionList.tsx'
import { IndexCards } from '../IndexCard/IndexCard.tsx'
import { RowGridSkeleton } from '../RowGrid/RowGridSkeleton.tsx'
import { SheetRowSkeleton } from '../SheetRow/SheetRowSkeleton.tsx'
import { TileRow } from '../Tile/Tile.tsx'
import { CardSkeleton } from './CardSkeleton.tsx'
import * as styles from './Skeleton.css.ts'
import { Skeleton } from './Skeleton.tsx'

const meta = { component: Skeleton, args: { shape: 'line', count: 3 } } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Lines: Story = {}

export const OtherShapes: Story = {
  render: () => (
    <Stack space="large">
      <DescriptionListSkeleton count={6} />
      <Skeleton shape="amount" count={1} />
      <Skeleton shape="trail" count={1} />
      <TileRow label="Your account">
        <Skeleton shape="tile" count={3} />
      </TileRow>
      <TileRow label="Last orders">
        <Skeleton shape="mediumTile" count={5} />
      </TileRow>
      <Skeleton shape="banner" count={1} />
      <Skeleton shape="shares" count={5} />
      <IndexCards label="Products">
        <Skeleton shape="indexCard" count={8} />
      </IndexCards>
      <CardSkeleton content="summary" count={3} />
      <CardSkeleton content="fields" count={4} />
      <Grid minColumn="medium" space="medium">
        <CardSkeleton content="picture" count={8} />
      </Grid>
      <SheetRowSkeleton count={4} hasAside />
      <RowGridSkeleton count={12} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
    for (const bar of canvasElement.querySelectorAll(`.${styles.bar}`))
      await expect(bar.closest('[aria-hidden]')).not.toBeNull()
  },
}

export const OtherShapesOnAPhone: Story = { ...OtherShapes, globals: { viewport: { value: 'mobile1' } } }
