// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC5192} from "./IERC5192.sol";

interface IBadge is IERC5192 {
    /// @dev ERC-4906: tells marketplaces that the metadata of these tokens changed.
    event BatchMetadataUpdate(uint256 fromTokenId, uint256 toTokenId);
    event IssuerChanged(address indexed previous, address indexed next);

    error AlreadyMinted(uint256 tokenId);
    error AuthorizationExpired(uint256 deadline);
    /// @dev The signature is not the issuer's, or is for another account, kind, deadline, contract or chain.
    error NotAuthorized();
    error Soulbound(uint256 tokenId);
    error ZeroIssuer();

    /// @notice Mints the caller's badge of one kind.
    /// @param deadline Last second (Unix time) at which the authorization is valid.
    /// @param authorization Issuer's EIP-712 signature over `Mint(address account,uint32 kind,uint256 deadline)`.
    function mint(uint32 kind, uint256 deadline, bytes calldata authorization) external;

    /// @return The id of an account's badge of one kind, whether or not it is minted. It keeps its id if it is transferred.
    function tokenIdOf(address account, uint32 kind) external pure returns (uint256);

    /// @return Whether the account has ever minted its badge of this kind.
    function isMinted(address account, uint32 kind) external view returns (bool);

    function issuer() external view returns (address);
    function isSoulbound() external view returns (bool);
}
