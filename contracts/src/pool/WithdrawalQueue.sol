// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {Payments} from "../Payments.sol";

/// @notice Withdrawals that wait for lent tokens to return, paid in their order at the share price of that time.
abstract contract WithdrawalQueue is ERC4626, ReentrancyGuard {
    struct Request {
        address owner;
        uint256 shares;
    }

    /// @notice Requests by number, and the number of the first that is not paid in full.
    mapping(uint256 number => Request) public requests;
    uint256 public requestCount;
    uint256 public firstRequest;
    /// @notice Shares of all requests.
    uint256 public queuedShares;
    /// @notice Tokens that paid requests keep for an account until it collects them.
    mapping(address account => uint256) public collectable;
    uint256 internal _collectableTotal;

    event RedeemRequested(uint256 indexed request, address indexed owner, uint256 shares);
    event RequestCancelled(uint256 indexed request, uint256 shares);
    event RequestPaid(uint256 indexed request, address indexed owner, uint256 shares, uint256 assets);
    event Collected(address indexed account, address indexed to, uint256 assets);

    error RequestTooSmall(uint256 shares, uint256 least);
    error NotRequestOwner();
    error NothingToCollect();

    /// @notice Puts shares into the queue. They keep earning, and losing, until they are paid.
    function requestRedeem(uint256 shares) external nonReentrant returns (uint256 request) {
        // Small requests could make the queue expensive to pay.
        uint256 least = 10 ** decimals();
        if (shares < least) revert RequestTooSmall(shares, least);
        _transfer(msg.sender, address(this), shares);
        request = requestCount++;
        requests[request] = Request(msg.sender, shares);
        queuedShares += shares;
        emit RedeemRequested(request, msg.sender, shares);
    }

    /// @notice Takes back the shares of a request that are not paid yet.
    function cancelRequest(uint256 request) external nonReentrant {
        Request storage mine = requests[request];
        if (mine.owner != msg.sender) revert NotRequestOwner();
        uint256 shares = mine.shares;
        mine.shares = 0;
        queuedShares -= shares;
        _transfer(address(this), msg.sender, shares);
        emit RequestCancelled(request, shares);
    }

    /// @notice Pays up to `most` requests as far as idle tokens last. Anyone can call it.
    function payRequests(uint256 most) external nonReentrant {
        _requireOpen();
        for (uint256 i = 0; i < most && firstRequest != requestCount; ++i) {
            Request storage next = requests[firstRequest];
            uint256 affordable = _convertToShares(idle(), Math.Rounding.Floor);
            uint256 shares = next.shares < affordable ? next.shares : affordable;
            if (shares != 0) _payRequest(next, shares);
            if (next.shares != 0) return;
            ++firstRequest;
        }
    }

    /// @notice Sends the caller's tokens from paid requests to any account.
    function collect(address to) external nonReentrant {
        uint256 assets = collectable[msg.sender];
        if (assets == 0) revert NothingToCollect();
        collectable[msg.sender] = 0;
        _collectableTotal -= assets;
        emit Collected(msg.sender, to, assets);
        Payments.send(asset(), to, assets);
    }

    /// @notice Tokens here that belong to the shares.
    function idle() public view returns (uint256) {
        return Payments.balanceOfThis(asset()) - _collectableTotal;
    }

    /// @inheritdoc ERC4626
    function maxRedeem(address owner) public view override returns (uint256) {
        if (!_isOpen() || queuedShares != 0) return 0;
        return Math.min(balanceOf(owner), _convertToShares(idle(), Math.Rounding.Floor));
    }

    function withdraw(uint256 assets, address to, address owner) public override nonReentrant returns (uint256) {
        return super.withdraw(assets, to, owner);
    }

    function redeem(uint256 shares, address to, address owner) public override nonReentrant returns (uint256) {
        return super.redeem(shares, to, owner);
    }

    /// @dev False while the share price is in doubt.
    function _isOpen() internal view virtual returns (bool);

    function _requireOpen() internal view virtual;

    function _payRequest(Request storage next, uint256 shares) private {
        uint256 assets = _convertToAssets(shares, Math.Rounding.Floor);
        next.shares -= shares;
        queuedShares -= shares;
        _burn(address(this), shares);
        collectable[next.owner] += assets;
        _collectableTotal += assets;
        emit RequestPaid(firstRequest, next.owner, shares, assets);
    }
}
