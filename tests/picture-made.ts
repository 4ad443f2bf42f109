import { scalePicture } from '@/lib/pictures/scale-picture'
import { pictureFile } from './admin-pictures'
import { settled } from './waits'

/** Until a picture is made that nothing holds up any more, and what comes of it is done: a later one takes as long. */
export async function pictureMade() {
  await scalePicture(pictureFile())
  await settled()
}
