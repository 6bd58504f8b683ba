/** In place of gatsby-sharp, whose sharp downloads a library at install time. We make no pictures with Gatsby. */
module.exports = function getSharpInstance() {
  return Promise.resolve(null);
};
