import { priceTag } from './priceTag';

document.body.append(priceTag(450));
