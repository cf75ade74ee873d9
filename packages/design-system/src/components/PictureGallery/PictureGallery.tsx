import { useState } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { Picture } from '../Picture/Picture.tsx'
import * as styles from './PictureGallery.css.ts'

export interface PictureGalleryProps {
  /** Addresses of the pictures. Without one a placeholder is shown, and one is shown by itself. */
  pictures: readonly string[]
  /** What they show. */
  alt: string
}

/** Further pictures are left out. */
const mostPictures = 8

/** One large picture, and below it all of them in small, to choose from. */
export function PictureGallery({ pictures, alt }: PictureGalleryProps) {
  const [chosen, setChosen] = useState(0)
  const offered = pictures.slice(0, mostPictures)
  return (
    <div className={styles.gallery}>
      <Picture src={offered[chosen]} alt={alt} ratio="wide" />
      {offered.length > 1 && (
        <ToggleButtonGroup
          aria-label={`Pictures of ${alt}`}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[chosen]}
          onSelectionChange={([key]) => setChosen(Number(key))}
          className={styles.choices}
        >
          {offered.map((src, index) => (
            <ToggleButton
              key={src}
              id={index}
              aria-label={`Picture ${index + 1} of ${offered.length}`}
              className={styles.choice}
            >
              <Picture src={src} alt="" />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
    </div>
  )
}
