/** Gatsby's query engine calls these two when it loads; no page of ours has a picture for it to work on. */
module.exports = { simd() {}, concurrency() {} };
