import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Anchor } from '../../parts/Anchor.tsx'
import { Picture } from '../Picture/Picture.tsx'
import * as styles from './Carousel.css.ts'

export interface Slide {
  /** Address of the slide's picture. A placeholder is shown if it is missing or cannot be loaded. */
  image: string | undefined
  /** The slide's text, visible only if the picture is missing. */
  label: string
  /** Where a press on the slide leads. Without it the slide is not a link. */
  href?: string
  /** Opens the link in a new tab, which has no access to the current tab. */
  isExternal?: boolean
}

interface CarouselSlideProps {
  slide: Slide
  /** Position of the slide, from 1. */
  position: number
  count: number
  isCurrent: boolean
}

export function CarouselSlide({ slide, position, count, isCurrent }: CarouselSlideProps) {
  const { image, label, href, isExternal = false } = slide
  const turn = `${position} of ${count}`
  const content = (
    <>
      <Picture src={image} alt="" ratio="banner" fit="filled" isEager={isCurrent} />
      {label.trim() !== '' && (
        <span className={classes(styles.caption, count > 1 && styles.besideControls)}>
          <span className={styles.words}>
            {label}
            {isExternal && (
              <span className={styles.external}>
                <Icon name="external" size="small" label="opens in a new tab" />
              </span>
            )}
          </span>
        </span>
      )}
    </>
  )
  return (
    <div
      role="group"
      aria-label={turn}
      {...(count > 1 && { 'aria-roledescription': 'slide' })}
      {...(isCurrent && { 'data-current': true })}
      className={styles.slide}
    >
      {href === undefined ? (
        <div className={styles.content}>{content}</div>
      ) : (
        <Anchor
          href={href}
          isExternal={isExternal}
          {...(label.trim() === '' && { 'aria-label': `Picture ${turn}` })}
          className={styles.content}
        >
          {content}
        </Anchor>
      )}
    </div>
  )
}
