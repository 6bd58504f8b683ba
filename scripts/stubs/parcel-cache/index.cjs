/** See `parcel-core`: what is not compiled is not cached. */
exports.LMDBCache = class {};
